/** A file that can't be read as a file of clubs; the message says why. */
export class ClubFileError extends Error {}
