import { constants, setPriority } from 'node:os';
import { makePictures } from './make-pictures.js';
import type { PictureJob, PictureOutcome } from './picture-process.js';
import { UnfitPictureError } from './sniff-picture.js';

// Makes one picture in a process of its own, after the pages that visitors wait for; see makeApart, which ends it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('disconnect', () => process.exit());
process.once('message', (job: PictureJob) => void work(job));

async function work({ bytes, kind }: PictureJob): Promise<void> {
  process.send?.(await getOutcome(bytes, kind));
}

async function getOutcome(bytes: Uint8Array, kind: PictureJob['kind']): Promise<PictureOutcome> {
  try {
    return { made: await makePictures(Buffer.from(bytes), kind) };
  } catch (error) {
    if (error instanceof UnfitPictureError) return { refusal: error.message };
    throw error;
  }
}
