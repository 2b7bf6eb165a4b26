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
  client: string;
  blocks: Buffer[];
  length: number;
  refuse: (error: UploadError) => void;
}

/** What one client holds. */
interface Share {
  /** Its uploads that hold blocks, oldest first. */
  uploads: Set<Upload>;
  blockCount: number;
}

/**
 * Collects request bodies, so the api only sees complete requests and slow clients can't tie up its connections. All
 * unfinished bodies share a fixed amount of memory: when it runs out, the client that holds most of it loses its oldest
 * body. Ordinary uploads finish in milliseconds, so the oldest is one that has stalled.
 */
export class UploadBuffer {
  /** By client. */
  private readonly shares = new Map<string, Share>();
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
   * @param client whose share of the memory it takes
   * @throws UploadError if the body is too large (the rest is still read and discarded) or took too long
   */
  read(body: Readable, announcedBytes: number, client: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const refuse = (error: UploadError) => settle(() => reject(error));
      const upload: Upload = { client, blocks: [], length: 0, refuse };
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
      else if (body.destroyed) onClose();
      else body.on('data', onData).on('end', onEnd).on('close', onClose);
    });
  }

  /** Copies the chunk: holding on to thousands of tiny ones would cost far more than the bytes in them. */
  private append(upload: Upload, chunk: Buffer): void {
    const share = this.getShare(upload.client);
    share.uploads.add(upload);
    for (let copied = 0; copied < chunk.length;) {
      const used = upload.length % BLOCK_BYTES;
      if (used === 0) {
        const block = this.takeBlock();
        // The room may have been made by refusing this one.
        if (!share.uploads.has(upload)) return void this.freeBlocks.push(block);
        upload.blocks.push(block);
        share.blockCount++;
      }
      const count = chunk.copy(upload.blocks.at(-1)!, used, copied);
      copied += count;
      upload.length += count;
    }
  }

  /** Returns a free block, taking one from the largest holder if there is none. Blocks are reused, so memory use stays flat. */
  private takeBlock(): Buffer {
    while (this.freeBlocks.length === 0 && this.blockCount >= this.maxBlocks) {
      const [oldest] = this.largestShare().uploads;
      oldest!.refuse(new UploadError(408, 'The request took too long to arrive'));
    }
    const free = this.freeBlocks.pop();
    if (free !== undefined) return free;
    this.blockCount++;
    return Buffer.allocUnsafeSlow(BLOCK_BYTES);
  }

  private getShare(client: string): Share {
    const share = this.shares.get(client) ?? { uploads: new Set(), blockCount: 0 };
    this.shares.set(client, share);
    return share;
  }

  private largestShare(): Share {
    return [...this.shares.values()].reduce((largest, share) =>
      share.blockCount > largest.blockCount ? share : largest,
    );
  }

  private release(upload: Upload): void {
    const blocks = upload.blocks.splice(0);
    this.freeBlocks.push(...blocks);
    const share = this.shares.get(upload.client);
    if (!share?.uploads.delete(upload)) return;
    share.blockCount -= blocks.length;
    if (share.uploads.size === 0) this.shares.delete(upload.client);
  }
}

function tooLarge(): UploadError {
  return new UploadError(413, 'Request body is too large');
}
