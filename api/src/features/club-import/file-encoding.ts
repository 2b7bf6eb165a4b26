import { ClubFileError } from './club-file-error.js';
import type { ClubFile } from './club-file.js';

/** How a file's letters are written, by the names of the Encoding standard. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const [RETURN, NEWLINE] = [0x0d, 0x0a];

/** Whether an encoding was only concluded from the file not being in another one. */
export const isGuess = (encoding: Encoding): boolean =>
  encoding === 'windows-1252' || encoding === 'macintosh';

/**
 * The encoding of a file. With a byte order mark, it says so. Without one, every second byte of UTF-16 is 0 in English
 * texts; a file with at least one right letter of UTF-8 beyond ASCII, or none beyond ASCII, is UTF-8, even if other letters
 * in it are wrong; otherwise it's what older spreadsheets write, on a Mac if its lines end as they did there.
 * @throws ClubFileError for a workbook, and for a file that can't be read
 */
export async function encodingOf(file: ClubFile): Promise<Encoding> {
  const found = { letters: false, wrong: false, returns: false, newlines: false };
  let isFirst = true;
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of file.read()) {
      const bytes = Buffer.concat([rest, chunk]);
      if (isFirst) {
        if (WORKBOOKS.some((mark) => bytes.subarray(0, mark.length).equals(Buffer.from(mark))))
          throw new ClubFileError(`${file.name} is a workbook: save it as “CSV UTF-8”`);
        const wide = utf16In(bytes);
        if (wide !== undefined) return wide;
      }
      isFirst = false;
      rest = lookAt(bytes, found);
    }
  } catch (error) {
    if (error instanceof ClubFileError) throw error;
    throw new ClubFileError(
      `${file.name} can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (found.letters || !(found.wrong || rest.length > 0)) return 'utf-8';
  return found.returns && !found.newlines ? 'macintosh' : 'windows-1252';
}

function utf16In(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const length = Math.min(bytes.length, 1000);
  for (let index = 0; index < length; index += 1)
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [first = 0, second = 0] = zeros;
  if (Math.max(first, second) < length / 4) return undefined;
  return second > first ? 'utf-16le' : 'utf-16be';
}

/** Notes what is in some bytes. @returns those at the end that may be the beginning of a letter */
function lookAt(
  bytes: Buffer,
  found: { letters: boolean; wrong: boolean; returns: boolean; newlines: boolean },
): Buffer {
  for (let index = 0; index < bytes.length;) {
    const byte = bytes[index] ?? 0;
    found.returns ||= byte === RETURN;
    found.newlines ||= byte === NEWLINE;
    const length = byte < 0x80 ? 1 : byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0;
    const letter = bytes.subarray(index, index + length);
    const isLetter = length > 0 && letter.subarray(1).every((next) => (next & 0xc0) === 0x80);
    if (isLetter && letter.length < length) return letter;
    if (length > 1 && isLetter) found.letters = true;
    else if (length !== 1) found.wrong = true;
    index += isLetter ? length : 1;
  }
  return Buffer.alloc(0);
}
