import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '@club-reviews/releases/release-store';
import { releasePath } from '@club-reviews/releases/release-store';
import { SHELL } from '@club-reviews/releases/revision';
import type { ShellRecord } from '../registry/shell-record';

/** File names contain a digest of the content. */
const FILE = /^(?:fonts\/)?[\w-]+(?:\.[\w-]+)+$/;

/** How long the list of earlier releases' files is kept. */
const LISTED_FOR_MS = 60_000;

/** Where the shell's files come from. */
export interface ShellFileSources {
  /** Folder of the files that ship with the server. */
  own: string;
  /** The shell releases named by the active revision. */
  current(): Promise<readonly ShellRecord[]>;
  store: Pick<ReleaseStore, 'listFiles'>;
  /** The store's folder. */
  folder: string;
}

/**
 * Serves the shell's browser files below `/assets/`: those that ship with the server, and those of every release in the
 * store, as open tabs may be on any of them. Files with different content have different names.
 * @param caching how long they may be cached
 */
export async function addShellFiles(
  app: FastifyInstance,
  { own, current, store, folder }: ShellFileSources,
  caching: { maxAge: string; immutable: boolean },
): Promise<void> {
  let listed = new Map<string, string>();
  let listedAt = -Infinity;

  /** The version each file of an earlier release belongs to. */
  async function earlier(): Promise<Map<string, string>> {
    if (Date.now() - listedAt < LISTED_FOR_MS) return listed;
    listedAt = Date.now();
    const found = new Map<string, string>();
    for await (const { path } of store.listFiles(`releases/${SHELL}/`)) {
      const [, version, file] = /^releases\/\w+\/([^/]+)\/client\/(.+)$/.exec(path) ?? [];
      if (version !== undefined && file !== undefined) found.set(file, version);
    }
    listed = found;
    return found;
  }

  async function folderOf(file: string): Promise<string | undefined> {
    if (existsSync(join(own, file))) return own;
    const named = (await current()).find(({ client }) => Object.hasOwn(client, file));
    const version = named?.version ?? (await earlier()).get(file);
    return version === undefined ? undefined : join(folder, releasePath(SHELL, version, 'client'));
  }

  await app.register(fastifyStatic, { root: own, serve: false, preCompressed: true, ...caching });
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const file = request.params['*'];
    const found = FILE.test(file) ? await folderOf(file) : undefined;
    return found === undefined ? reply.callNotFound() : reply.sendFile(file, found);
  });
}
