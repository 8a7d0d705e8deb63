/** What an author's page says where no board can run. */
export const unable = "This is a board to play on in a browser of 2023 or later.";
