import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { hasRelease, readRevision, releasePath, revisionPath } from './release-store.ts';
import { VERSION, formatRevision, releasesIn } from './revision.ts';
import type { ReleaseName } from './revision.ts';
import { runConcurrently } from './run-concurrently.ts';
import { SIGNATURE_FILE } from './signature.ts';
import { readSignature } from './verify-release.ts';

/** A change is live in less than a second, at the price of two short requests per second. */
const EVERY_MS = 500;

/** A folder that follows a store. */
export interface Follower {
  /** Resolves after the first attempt to read the store, whether it succeeded or not. */
  firstLook: Promise<void>;
  stop(): void;
}

const toKey = ({ name, version }: ReleaseName) => `${name}/${version}`;

async function* allReleases(store: ReleaseStore): AsyncGenerator<ReleaseName> {
  for await (const { path } of store.listFiles('releases/')) {
    const [, name, version, file, ...deeper] = path.split('/');
    const isRecord = file === 'release.json' && deeper.length === 0;
    // What another process is still copying has a name that isn't a valid version.
    if (name && version && VERSION.test(version) && isRecord) yield { name, version };
  }
}

/**
 * Keeps a copy of a remote store in a folder: what is live first, then the other releases, which open tabs may still
 * need. The shell reads the pointer for every page, and serves files; from the folder, neither takes a network request.
 * While the store can't be reached, what was live stays live.
 * @param folder for the copy only; several processes may share it
 * @param onError called with an error, once until it works again
 */
export function followStore(
  store: ReleaseStore,
  folder: string,
  onError: (error: unknown) => void,
  everyMs = EVERY_MS,
): Follower {
  const copy = openFolderStore(folder);
  let lastTag = '';
  let isFailing = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function copyRelease({ name, version }: ReleaseName) {
    const isDone = (await hasRelease(copy, name, version)) || !(await hasRelease(store, name, version));
    if (isDone) return;
    const top = `releases/${name}/${version}/`;
    const draft = await mkdtemp(join(folder, 'releases', '.draft-'));
    try {
      const paths: string[] = [];
      for await (const { path } of store.listFiles(top)) paths.push(path);
      await runConcurrently(paths, async (path) => {
        const file = join(draft, path.slice(top.length));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, await store.readFile(path));
      });
      await copy.addRelease(name, version, draft);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  /** A release may be signed after it was published. */
  async function copySignature({ name, version }: ReleaseName) {
    if ((await readSignature(copy, name, version)) !== null) return;
    const signature = await readSignature(store, name, version);
    if (signature !== null)
      await copy.writeOnce(releasePath(name, version, SIGNATURE_FILE), Buffer.from(signature));
  }

  async function replace(path: string, text: string) {
    const draft = join(folder, `${path}.${randomBytes(6).toString('hex')}.tmp`);
    await writeFile(draft, text);
    await rename(draft, join(folder, path));
  }

  async function look() {
    const pointer = await store.readPointer();
    if (pointer === null || pointer.tag === lastTag) return;
    const revision = await readRevision(store, pointer.revision);
    for (const release of releasesIn(revision)) {
      await copyRelease(release);
      await copySignature(release);
    }
    await replace(revisionPath(pointer.revision), formatRevision(revision));
    await replace('registry/current', `${pointer.revision}\n`);
    lastTag = pointer.tag;
  }

  /** Fetches the releases that new pages no longer use, for open tabs, and drops those that are gone from the store. */
  async function copyOthers() {
    const gone = new Map<string, ReleaseName>();
    for await (const release of allReleases(copy)) gone.set(toKey(release), release);
    for await (const release of allReleases(store)) {
      if (isStopped) return;
      gone.delete(toKey(release));
      await copyRelease(release);
    }
    for (const { name, version } of gone.values()) await copy.removeRelease(name, version);
  }

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!isFailing && !isStopped) onError(error);
      isFailing = true;
    }
  }

  function lookAgain() {
    if (isStopped) return;
    timer = setTimeout(() => void attempt(look).then(lookAgain), everyMs);
    timer.unref();
  }

  const firstLook = attempt(look);
  void firstLook.then(() => {
    lookAgain();
    return attempt(copyOthers);
  });
  return {
    firstLook,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
