import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type {
  PageContext,
  PageDescription,
  RemoteModule,
  SitemapPart,
} from '@club-reviews/shared-ui/platform';
import type { ReleaseRecord } from '../registry/release-record';

/** What `pages.cjs` of a release exports. */
interface RemotePages {
  describePage(url: { pathname: string; search: string }, context: PageContext): PageDescription | null;
  /** The pages that search engines are told of. Releases made before there was a map of the site have none. */
  sitemapParts?: readonly SitemapPart[];
}

/** The server side of a release. */
export interface RemoteCode extends RemotePages {
  module: RemoteModule;
}

/** Releases whose code is kept: the active one, its stand-in, and room for a deployment in progress. */
const KEPT_RELEASES = 4;

/**
 * Loads the server code of releases. Each file is one CommonJS module, compiled with a `require` that hands out
 * the shell's own React and the other singletons, so that both render with the same copies. Code is run only when
 * it matches the digest in the release record.
 * @param sharedModules the singletons by name
 */
export function createRemoteCodeLoader(dataDir: string, sharedModules: Record<string, unknown>) {
  const loaded = new Map<string, Promise<RemoteCode>>();

  function requireShared(name: string): unknown {
    if (!(name in sharedModules)) throw new Error(`The shell does not share ${name}`);
    return sharedModules[name];
  }

  async function run<Exports>(release: ReleaseRecord, file: string): Promise<Exports> {
    const path = join(dataDir, 'releases', release.name, release.version, 'server', file);
    const source = await readFile(path);
    const digest = `sha384-${createHash('sha384').update(source).digest('base64')}`;
    if (digest !== release.server[file])
      throw new Error(`${file} of ${release.name} ${release.version} was altered`);
    const module = { exports: {} };
    const compiled = compileFunction(source.toString('utf8'), ['module', 'exports', 'require'], {
      filename: path,
    });
    compiled(module, module.exports, requireShared);
    return module.exports as Exports;
  }

  return {
    /** The release's server code, or null when the remote is rendered in the browser only. Rejects when it cannot be loaded. */
    async load(release: ReleaseRecord): Promise<RemoteCode | null> {
      if (release.server['entry.cjs'] === undefined) return null;
      const key = `${release.name}/${release.version}`;
      let code = loaded.get(key);
      if (code === undefined) {
        code = Promise.all([
          run<RemoteModule>(release, 'entry.cjs'),
          run<RemotePages>(release, 'pages.cjs'),
        ]).then(([module, pages]) => ({ module, ...pages }));
        loaded.set(key, code);
        for (const old of [...loaded.keys()].slice(0, -KEPT_RELEASES)) loaded.delete(old);
        code.catch(() => loaded.delete(key));
      }
      return code;
    },
  };
}

/** Loads server code; see {@link createRemoteCodeLoader}. */
export type RemoteCodeLoader = ReturnType<typeof createRemoteCodeLoader>;
