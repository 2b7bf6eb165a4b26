import { randomInt } from 'node:crypto';

/** Crockford's: no letter that looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

/** A number for a report that can be read out on the phone and not guessed: "R-7K3M-9QXD". */
export function newReportNumber(): string {
  return `R-${randomGroup()}-${randomGroup()}`;
}

function randomGroup(): string {
  return Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
