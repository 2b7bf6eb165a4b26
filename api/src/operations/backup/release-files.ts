import type { ReleaseStore } from '@club-reviews/releases/release-store';
import { MissingFileError, revisionPath } from '@club-reviews/releases/release-store';
import { parseRevision } from '@club-reviews/releases/revision';
import { BackupError } from './backup-error.js';
import type { BackupFile } from './file/records.js';

const RECORD = /\/release\.json$/;
/** Revisions and release files, without those still being written. */
const WANTED = /^(registry\/\d+\.json|releases\/[^./][^/]*\/[^./][^/]*\/.+)$/;
const POINTER = 'registry/current';

/**
 * The files of a release store, in an order that makes sense file by file: a release exists once its record does, and
 * what is live comes last. Releases removed in the meantime are left out.
 */
export async function* releaseFiles(store: ReleaseStore): AsyncGenerator<BackupFile> {
  const pointer = await store.readPointer();
  if (pointer === null) return;
  for (const name of await namesIn(store)) {
    const content = await readIfThere(store, name);
    if (content) yield { area: 'releases', name, content };
  }
  yield { area: 'releases', name: POINTER, content: Buffer.from(`${pointer.revision}\n`) };
}

async function namesIn(store: ReleaseStore): Promise<string[]> {
  const names: string[] = [];
  for (const folder of ['releases/', 'registry/'])
    for await (const { path } of store.listFiles(folder)) if (WANTED.test(path)) names.push(path);
  const rank = (name: string) => (name.startsWith('registry/') ? 2 : RECORD.test(name) ? 1 : 0);
  return names.sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
}

async function readIfThere(store: ReleaseStore, name: string): Promise<Buffer | undefined> {
  try {
    return await store.readFile(name);
  } catch (error) {
    if (error instanceof MissingFileError) return undefined;
    throw error;
  }
}

/** Puts a backup's releases into a store in which nothing is live yet. */
export class ReleaseRestore {
  private readonly revisions = new Map<string, Buffer>();
  private readonly written = new Map<string, [remote: string, version: string]>();
  private live: number | undefined;

  constructor(private readonly store: ReleaseStore) {}

  /** Throws BackupError if something is live. */
  async refuseUsedStore(): Promise<void> {
    if ((await this.store.readPointer()) === null) return;
    throw new BackupError(
      `The release store ${this.store.address} is in use: name an empty one, or leave the releases out with --no-releases`,
    );
  }

  /** Takes one file; they come in the order of {@link releaseFiles}. */
  async add({ name, content }: BackupFile): Promise<void> {
    if (name === POINTER) this.live = Number(content.toString('utf8'));
    else if (!WANTED.test(name) || name.split('/').includes('..'))
      throw new BackupError(`The backup holds “${name}”, which isn’t a release store file`);
    else if (name.startsWith('registry/')) this.revisions.set(name, content);
    else if (await this.store.writeOnce(name, content)) {
      const [, remote = '', version = ''] = name.split('/');
      this.written.set(`${remote}/${version}`, [remote, version]);
    }
  }

  /** Removes what was written, if the rest of the backup is refused. */
  async discard(): Promise<void> {
    for (const [remote, version] of this.written.values()) await this.store.removeRelease(remote, version);
  }

  /** Makes live what was live before. */
  async finish(): Promise<void> {
    if (this.live === undefined) return;
    const current = revisionPath(this.live);
    for (const [name, content] of this.revisions)
      if (name !== current) await this.store.writeOnce(name, content);
    const revision = parseRevision(this.revisions.get(current)?.toString('utf8') ?? '');
    const isLive =
      (await this.store.addRevision(revision, null)) &&
      (await this.store.movePointer(revision.revision, null));
    if (!isLive) throw new BackupError(`Someone else has released to ${this.store.address} in the meantime`);
  }
}
