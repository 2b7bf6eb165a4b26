import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { SitemapPart } from '@club-reviews/shared-ui/platform';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { PageCaller, Visitor } from '../pages/page-calls';
import type { RemoteCodeLoader } from '../pages/remote-code';
import type { RegistrySnapshot } from '../registry/registry-snapshot';

/** How long the list of pages is cached. */
const TTL_MS = 600_000;

/** The protocol allows 50,000 in a file. Files double in number, so they're half full or more. */
const MAX_PAGES_IN_FILE = 40_000;

const ONLY_PLAIN_SITEMAPS = { news: false, xhtml: false, image: false, video: false };

/** Where the sitemap's pages come from. */
export interface SitemapSources {
  /** The active releases. */
  releases(): Promise<Pick<RegistrySnapshot, 'active'>>;
  remoteCode: RemoteCodeLoader;
  callApi: PageCaller;
  /** The site's public origin without a trailing slash. */
  origin: string;
  /** How many pages a file may have; see {@link MAX_PAGES_IN_FILE}. */
  pagesInFile?: number;
}

/** The files of all parts, by part: the paths in each of its files. */
type Files = ReadonlyMap<string, readonly string[][]>;

/**
 * Creates the sitemap: an index and the files it lists, all of one moment. The remotes rendered on the server list their
 * pages. Throws if the api is unavailable, because an empty sitemap would mean the pages are gone.
 */
export function createSitemap({
  releases,
  remoteCode,
  callApi,
  origin,
  pagesInFile = MAX_PAGES_IN_FILE,
}: SitemapSources) {
  let kept: { files: Promise<Files>; until: number } | undefined;

  async function readPart(part: SitemapPart, visitor: Visitor): Promise<string[]> {
    const readBatch = async (batch: number) =>
      part.read((await callApi({ calls: part.calls(batch) }, visitor)).values);
    const { paths, files } = await readBatch(1);
    const all = new Set(paths);
    for (let batch = 2; batch <= files; batch++) {
      for (const path of (await readBatch(batch)).paths) all.add(path);
    }
    return [...all];
  }

  async function readFiles(visitor: Visitor): Promise<Files> {
    const { active } = await releases();
    const files = new Map<string, string[][]>();
    for (const release of active.values()) {
      for (const part of (await remoteCode.load(release))?.sitemapParts ?? []) {
        files.set(part.name, inFiles(await readPart(part, visitor), pagesInFile));
      }
    }
    return files;
  }

  function currentFiles(visitor: Visitor): Promise<Files> {
    const now = Date.now();
    if (kept !== undefined && kept.until > now) return kept.files;
    const made = { files: readFiles(visitor), until: now + TTL_MS };
    kept = made;
    made.files.catch(() => {
      if (kept === made) kept = undefined;
    });
    return made.files;
  }

  return {
    /** Returns the index of all files as XML. */
    async index(visitor: Visitor): Promise<string> {
      const files = [...(await currentFiles(visitor))].flatMap(([name, lists]) =>
        lists.map((_paths, index) => ({ url: `${origin}/sitemaps/${name}-${index + 1}.xml` })),
      );
      return toXml(files, new SitemapIndexStream());
    },

    /** Returns one of a part's files as XML, or null if it doesn't exist. */
    async file(name: string, file: number, visitor: Visitor): Promise<string | null> {
      const paths = (await currentFiles(visitor)).get(name)?.[file - 1];
      if (paths === undefined) return null;
      return toXml(
        paths.map((path) => ({ url: origin + path })),
        new SitemapStream({ xmlns: ONLY_PLAIN_SITEMAPS }),
      );
    },
  };
}

/**
 * Divides paths into files. A path's file follows from the path itself: robots fetch the files one after the other,
 * perhaps from other servers, and a club that comes or goes meanwhile mustn't move others from one file to another.
 */
function inFiles(paths: readonly string[], pagesInFile: number): string[][] {
  if (paths.length === 0) return [];
  let count = 1;
  while (paths.length > count * pagesInFile) count *= 2;
  const files: string[][] = Array.from({ length: count }, () => []);
  for (const path of paths) {
    const place = createHash('sha1').update(path).digest().readUInt32BE() % count;
    files[place]!.push(path);
  }
  return files;
}

async function toXml(
  entries: { url: string }[],
  writer: SitemapStream | SitemapIndexStream,
): Promise<string> {
  return (await streamToPromise(Readable.from(entries).pipe(writer))).toString('utf8');
}
