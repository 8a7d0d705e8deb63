"""How light a colour looks (CIE L*), also in grey and to people who see fewer colours."""

Colour = tuple[int, int, int]

# Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
SEEN = {
    "as it is": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour):
    parts = (part / 255 for part in colour)
    return tuple(
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )


def lightness(colour, seen="as it is"):
    """L* of a colour, as those see it."""
    given = luminance(colour, seen)
    return 116 * given ** (1 / 3) - 16 if given > 0.008856 else 903.3 * given


def luminance(colour, seen="as it is"):
    given = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, given, strict=True))))
        for row in SEEN[seen]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other, seen="as it is"):
    """The contrast ratio of WCAG 2."""
    high, low = sorted((luminance(one, seen), luminance(other, seen)), reverse=True)
    return (high + 0.05) / (low + 0.05)
