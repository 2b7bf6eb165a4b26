import { randomInt } from 'node:crypto';

/** No letters or digits that look like others. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP_LENGTH = 4;

/** A random code that people can read, in groups of about 20 bits each: "k7fm-2xqp-…". */
export function newReadableCode(groups: number): string {
  const newGroup = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: groups }, newGroup).join('-');
}
