import { BackupError } from '../backup-error.js';

const NEW_LINE = 10;
const MAX_LINE_BYTES = 64 * 1024 * 1024;

/** Reads lines and runs of bytes from a stream, holding no more than what was requested. */
export class ByteReader {
  private readonly source: AsyncIterator<Buffer>;
  private buffer: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** Exactly this many bytes. Throws BackupError if the stream ends first. */
  async bytes(count: number): Promise<Buffer> {
    const parts = [this.buffer];
    let length = this.buffer.length;
    while (length < count) {
      const more = await this.next();
      parts.push(more);
      length += more.length;
    }
    const all = parts.length === 1 ? this.buffer : Buffer.concat(parts);
    this.buffer = all.subarray(count);
    return all.subarray(0, count);
  }

  /** A line without its line break. Throws BackupError if the stream ends first. */
  async line(): Promise<Buffer> {
    for (;;) {
      const line = this.lineInMemory();
      if (line !== undefined) return line;
      if (this.buffer.length > MAX_LINE_BYTES)
        throw new BackupError('The backup holds a line without an end');
      this.buffer = Buffer.concat([this.buffer, await this.next()]);
    }
  }

  /** A line that has arrived already, if it begins with this byte; if undefined, ask for the next line. */
  lineInMemory(first?: number): Buffer | undefined {
    if (first !== undefined && this.buffer[0] !== first) return undefined;
    const end = this.buffer.indexOf(NEW_LINE);
    if (end === -1) return undefined;
    const line = this.buffer.subarray(0, end);
    this.buffer = this.buffer.subarray(end + 1);
    return line;
  }

  /** Whether the stream is at its end. */
  async isAtEnd(): Promise<boolean> {
    if (this.buffer.length > 0) return false;
    for (;;) {
      const { done, value } = await this.source.next();
      if (done) return true;
      if (value.length === 0) continue;
      this.buffer = value;
      return false;
    }
  }

  /** Stops reading. */
  async end(): Promise<void> {
    await this.source.return?.();
  }

  private async next(): Promise<Buffer> {
    const { done, value } = await this.source.next();
    if (done) throw new BackupError('The backup ends too early: it was cut off');
    return value;
  }
}
