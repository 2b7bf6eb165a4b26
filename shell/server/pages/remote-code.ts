import { createHash } from 'node:crypto';
import { compileFunction } from 'node:vm';
import type { ReleaseStore } from '@club-reviews/releases/release-store';
import { releasePath } from '@club-reviews/releases/release-store';
import type {
  PageContext,
  PageDescription,
  RemoteModule,
  SitemapPart,
} from '@club-reviews/shared-ui/platform';
import type { loadWithStyles, ReleaseStyles } from '../../src/server-render/release-styles';
import type { ReleaseRecord } from '../registry/release-record';

/** What a release's `pages.cjs` exports. */
interface RemotePages {
  describePage(
    url: { pathname: string; search: string },
    context: PageContext,
  ): Promise<PageDescription | null> | PageDescription | null;
  /** The pages listed in the sitemap. Older releases don't have this. */
  sitemapParts?: readonly SitemapPart[];
}

/** The server side of a release. */
export interface RemoteCode extends RemotePages {
  module: RemoteModule;
  /** The styles of its pages. */
  styles?: ReleaseStyles;
}

/** What server code needs from the shell's render bundle. */
interface ShellModules {
  /** The singletons by name. */
  sharedModules: Record<string, unknown>;
  loadWithStyles: typeof loadWithStyles;
}

/** How many releases' code to keep: the active one, its fallback, and room for deployments in progress. */
const KEPT_RELEASES = 4;

/**
 * Loads the server code of releases. Each file is a CommonJS module, compiled with a `require` that provides the
 * shell's own React and other singletons, so the shell and remotes share one copy. Code only runs if it matches the
 * digest in the release record.
 */
export function createRemoteCodeLoader(
  store: Pick<ReleaseStore, 'readFile'>,
  { sharedModules, loadWithStyles }: ShellModules,
) {
  const loaded = new Map<string, Promise<RemoteCode>>();

  function requireShared(name: string): unknown {
    if (!(name in sharedModules)) throw new Error(`${name} is not a module the shell shares`);
    return sharedModules[name];
  }

  async function compiled<Exports>(release: ReleaseRecord, file: string): Promise<() => Exports> {
    const path = releasePath(release.name, release.version, `server/${file}`);
    const source = await store.readFile(path);
    const digest = `sha384-${createHash('sha384').update(source).digest('base64')}`;
    if (digest !== release.server[file])
      throw new Error(`${file} of ${release.name} ${release.version} does not match its digest`);
    const run = compileFunction(source.toString('utf8'), ['module', 'exports', 'require'], {
      filename: path,
    });
    return () => {
      const module = { exports: {} };
      run(module, module.exports, requireShared);
      return module.exports as Exports;
    };
  }

  async function loadCode(release: ReleaseRecord): Promise<RemoteCode> {
    const [runEntry, runPages] = await Promise.all([
      compiled<RemoteModule>(release, 'entry.cjs'),
      compiled<RemotePages>(release, 'pages.cjs'),
    ]);
    return { ...(await loadWithStyles(runEntry)), ...runPages() };
  }

  return {
    /** Returns the release's server code, or null if it only renders in the browser. Rejects if it can't be loaded. */
    async load(release: ReleaseRecord): Promise<RemoteCode | null> {
      if (release.server['entry.cjs'] === undefined) return null;
      const key = `${release.name}/${release.version}`;
      let code = loaded.get(key);
      if (code === undefined) {
        code = loadCode(release);
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
