/**
 * The sound of a stone played, and of stones captured: short, quiet, made here of noise and a
 * falling tone, so that there is no file to load. It is off until the reader turns it on: a page
 * that makes noise unasked is a nuisance.
 */

const LOUD = 0.22; // of a speaker's loudest

/** @type {AudioContext | null} */
let speaker = null;

/**
 * A stone on wood: a click and the board's echo.
 * @param {number} cleared stones it captured, each a lighter click a moment later
 */
export function stoneSound(cleared = 0) {
  speaker ??= new AudioContext();
  void speaker.resume(); // it may be paused until the page is used
  const now = speaker.currentTime;
  knock(speaker, now, 1, 190);
  for (let stone = 0; stone < Math.min(cleared, 4); stone++)
    knock(speaker, now + 0.14 + stone * 0.06, 0.45, 420 + 40 * stone);
}

/**
 * @param {AudioContext} audio
 * @param {number} at seconds
 * @param {number} part of the loudness
 * @param {number} pitch Hz
 */
function knock(audio, at, part, pitch) {
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  const noise = audio.createBufferSource();
  noise.buffer = hiss(audio);
  const wood = audio.createBiquadFilter();
  Object.assign(wood, { type: "bandpass" });
  wood.frequency.value = pitch * 9;
  noise.connect(wood);
  for (const [source, strength, fades] of /** @type {[AudioNode, number, number][]} */ ([
    [tone, 0.6, 0.09],
    [wood, 1, 0.025],
  ])) {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(LOUD * part * strength, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + fades);
    source.connect(gain).connect(audio.destination);
  }
  for (const source of [tone, noise]) {
    source.start(at);
    source.stop(at + 0.1);
  }
}

/** A tenth of a second of noise. @param {AudioContext} audio */
function hiss(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
  buffer.getChannelData(0).forEach((_, place, all) => {
    all[place] = Math.random() * 2 - 1;
  });
  return buffer;
}
