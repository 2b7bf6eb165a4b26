import type { PhotoKind } from '@club-reviews/domain/club-photos';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MadePictures } from '../../../model/photos/photo-files.js';
import { UnavailableError } from '../../../platform/errors.js';
import { DAMAGED, UnfitPictureError } from './sniff-picture.js';

/** Several times what the largest picture takes. */
const TIMEOUT_MS = 20_000;

/** Built, also for tests: a process can't run the sources. */
const PROGRAM = fileURLToPath(
  new URL('../../../../dist/club-area/photos/pipeline/picture-program.js', import.meta.url),
);

/** What the process is sent. */
export interface PictureJob {
  bytes: Uint8Array;
  kind: PhotoKind;
}

/** What the process sends back. */
export type PictureOutcome = { made: MadePictures } | { refusal: string };

/**
 * Makes a picture's files in a process of its own, which knows no settings and is killed once it takes too long: nothing
 * else stops a decoder. Throws UnfitPictureError, also for a picture that the decoder crashes on, and UnavailableError.
 */
export function makeApart(bytes: Buffer, kind: PhotoKind, timeoutMs = TIMEOUT_MS): Promise<MadePictures> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    child.once('message', (outcome: PictureOutcome) => {
      if ('made' in outcome) resolve(outcome.made);
      else reject(new UnfitPictureError(outcome.refusal));
      child.kill('SIGKILL');
    });
    child.once('error', () => reject(new UnavailableError('Pictures can’t be read right now')));
    child.once('exit', () => reject(new UnfitPictureError(child.killed ? TOO_SLOW : DAMAGED)));
    // Its end says the same.
    child.send({ bytes, kind } satisfies PictureJob, () => undefined);
  });
}

const TOO_SLOW = 'The picture takes too long to read. Please choose another one';
