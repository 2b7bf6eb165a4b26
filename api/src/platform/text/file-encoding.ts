/** How a file's letters are written, by the names of the Encoding standard. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

/** What zipped and older workbooks begin with. */
const WORKBOOKS = [Buffer.from('PK\u0003\u0004'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])];
const UTF8_MARK = Buffer.from('\uFEFF');
/** What another program wrote in UTF-8 for a letter it couldn't read. */
const UTF8_REPLACEMENT = Buffer.from('\uFFFD');

/** Whether an encoding was only concluded from the file not being in another one. */
export const isGuess = (encoding: Encoding): boolean =>
  encoding === 'windows-1252' || encoding === 'macintosh';

/**
 * The encoding of a file; `workbook` if it's no text at all. With a byte order mark, it says so. Without one, every second
 * byte of UTF-16 is 0 in English texts; a file with at least one right letter of UTF-8 beyond ASCII, or none beyond ASCII,
 * is UTF-8, even if other letters in it are wrong; otherwise it's what older spreadsheets write, on a Mac if its lines end
 * as they did there.
 */
export async function getEncoding(file: AsyncIterable<Uint8Array>): Promise<Encoding | 'workbook'> {
  const decoder = new TextDecoder('utf-8');
  const found = { letters: false, wrong: false, newlines: false };
  const lookAt = (text: string) => {
    found.letters ||= /[^\p{ASCII}\uFFFD]/u.test(text);
    found.wrong ||= text.includes('\uFFFD');
    found.newlines ||= text.includes('\n');
  };
  let isFirst = true;
  let end: Uint8Array = new Uint8Array();
  for await (const chunk of file) {
    const bytes = Buffer.from(chunk);
    if (isFirst) {
      const beginsWith = (mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);
      if (WORKBOOKS.some(beginsWith)) return 'workbook';
      if (beginsWith(UTF8_MARK)) return 'utf-8';
      const wide = utf16In(bytes);
      if (wide !== undefined) return wide;
    }
    isFirst = false;
    found.letters ||= Buffer.concat([end, bytes]).includes(UTF8_REPLACEMENT);
    end = bytes.subarray(1 - UTF8_REPLACEMENT.length);
    lookAt(decoder.decode(chunk, { stream: true }));
  }
  lookAt(decoder.decode());
  if (found.letters || !found.wrong) return 'utf-8';
  return found.newlines ? 'windows-1252' : 'macintosh';
}

function utf16In(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  const zerosAt = (remainder: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === remainder).length;
  const [first, second] = [zerosAt(0), zerosAt(1)];
  if (Math.max(first, second) < start.length / 4) return undefined;
  return second > first ? 'utf-16le' : 'utf-16be';
}
