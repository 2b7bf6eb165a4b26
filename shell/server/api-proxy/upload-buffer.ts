import type { Readable } from 'node:stream';

const BLOCK_BYTES = 8 * 1024;

/** A request body that was refused, with the status to answer. */
class UploadError extends Error {
  constructor(
    readonly statusCode: 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

interface Upload {
  blocks: Buffer[];
  length: number;
  refuse: (error: UploadError) => void;
}

/**
 * Collects request bodies, so the api only sees complete requests and slow clients can't tie up its connections. All
 * unfinished bodies share a fixed amount of memory: when it runs out, the oldest one is refused. Ordinary uploads
 * finish in milliseconds, so the oldest is one that has stalled.
 */
export class UploadBuffer {
  /** Uploads that hold blocks, oldest first. */
  private readonly unfinished = new Set<Upload>();
  private readonly freeBlocks: Buffer[] = [];
  private blockCount = 0;
  private readonly maxBlocks: number;

  /**
   * @param maxBodyBytes the largest body accepted
   * @param maxTotalBytes memory for all unfinished bodies together
   */
  constructor(
    private readonly maxBodyBytes: number,
    maxTotalBytes: number,
  ) {
    this.maxBlocks = Math.ceil(maxTotalBytes / BLOCK_BYTES);
  }

  /**
   * Reads a body to the end.
   * @throws UploadError if the body is too large (the rest is still read and discarded) or took too long
   */
  read(body: Readable, announcedBytes: number): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const upload: Upload = { blocks: [], length: 0, refuse: (error) => settle(() => reject(error)) };
      const onData = (chunk: Buffer) => {
        if (upload.length + chunk.length > this.maxBodyBytes) upload.refuse(tooLarge());
        else this.append(upload, chunk);
      };
      const onEnd = () => settle(() => resolve(Buffer.concat(upload.blocks, upload.length)));
      const onClose = () => upload.refuse(new UploadError(408, 'The request was not sent in full'));
      const settle = (finish: () => void) => {
        body.off('data', onData).off('end', onEnd).off('close', onClose);
        // Keeps the connection usable: the response gets through, and the next request starts where this body ends.
        body.resume();
        finish();
        this.release(upload);
      };
      // An aborted request also emits an error, but `close` already covers that.
      body.on('error', () => {});
      if (announcedBytes > this.maxBodyBytes) upload.refuse(tooLarge());
      else body.on('data', onData).on('end', onEnd).on('close', onClose);
    });
  }

  /** Copies the chunk: holding on to thousands of tiny ones would cost far more than the bytes in them. */
  private append(upload: Upload, chunk: Buffer): void {
    this.unfinished.add(upload);
    for (let copied = 0; copied < chunk.length;) {
      const used = upload.length % BLOCK_BYTES;
      if (used === 0) {
        const block = this.takeBlock();
        upload.blocks.push(block);
        if (!this.unfinished.has(upload)) return this.release(upload);
      }
      const count = chunk.copy(upload.blocks.at(-1)!, used, copied);
      copied += count;
      upload.length += count;
    }
  }

  /** Returns a free block, refusing the oldest upload if none is free. Blocks are reused, so memory use stays flat. */
  private takeBlock(): Buffer {
    for (const oldest of this.unfinished) {
      if (this.freeBlocks.length > 0 || this.blockCount < this.maxBlocks) break;
      oldest.refuse(new UploadError(408, 'The request took too long to arrive'));
    }
    const free = this.freeBlocks.pop();
    if (free !== undefined) return free;
    this.blockCount++;
    return Buffer.allocUnsafeSlow(BLOCK_BYTES);
  }

  private release(upload: Upload): void {
    this.unfinished.delete(upload);
    this.freeBlocks.push(...upload.blocks.splice(0));
  }
}

function tooLarge(): UploadError {
  return new UploadError(413, 'Request body is too large');
}
