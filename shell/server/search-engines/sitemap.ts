import { Readable } from 'node:stream';
import type { SitemapPart } from '@club-reviews/shared-ui/platform';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { PageCaller, Visitor } from '../pages/page-calls';
import type { RemoteCodeLoader } from '../pages/remote-code';
import type { RegistrySnapshot } from '../registry/registry-snapshot';

/** How long a list of pages is cached. */
const TTL_MS = 3_600_000;

const ONLY_PLAIN_SITEMAPS = { news: false, xhtml: false, image: false, video: false };

/** Where the sitemap's pages come from. */
export interface SitemapSources {
  /** The active releases. */
  releases(): Promise<Pick<RegistrySnapshot, 'active'>>;
  remoteCode: RemoteCodeLoader;
  callApi: PageCaller;
  /** The site's public origin without a trailing slash. */
  origin: string;
}

type Pages = ReturnType<SitemapPart['read']>;

/**
 * Creates the sitemap: an index and the files it lists. The remotes rendered on the server list their pages. Throws if
 * the api is unavailable, because an empty sitemap would mean the pages are gone.
 */
export function createSitemap({ releases, remoteCode, callApi, origin }: SitemapSources) {
  const kept = new Map<string, { pages: Promise<Pages>; until: number }>();

  /** The parts of all active releases, each with the release it comes from. */
  async function findParts(): Promise<{ part: SitemapPart; release: string }[]> {
    const { active } = await releases();
    const ofReleases = [...active.values()].map(async (release) => {
      const parts = (await remoteCode.load(release))?.sitemapParts ?? [];
      return parts.map((part) => ({ part, release: `${release.name}/${release.version}` }));
    });
    return (await Promise.all(ofReleases)).flat();
  }

  async function readPages(part: SitemapPart, file: number, visitor: Visitor): Promise<Pages> {
    const { values } = await callApi({ calls: part.calls(file) }, visitor);
    return part.read(values);
  }

  function pagesOf(release: string, part: SitemapPart, file: number, visitor: Visitor): Promise<Pages> {
    const now = Date.now();
    for (const [key, { until }] of kept) if (until <= now) kept.delete(key);
    const key = `${release}/${part.name}/${file}`;
    const known = kept.get(key);
    if (known !== undefined) return known.pages;
    const pages = readPages(part, file, visitor);
    kept.set(key, { pages, until: now + TTL_MS });
    pages.catch(() => kept.delete(key));
    return pages;
  }

  return {
    /** Returns the index of all files as XML. */
    async index(visitor: Visitor): Promise<string> {
      const parts = await findParts();
      const files = await Promise.all(
        parts.map(async ({ part, release }) => {
          const first = await pagesOf(release, part, 1, visitor);
          return Array.from({ length: first.files }, (_, index) => ({
            url: `${origin}/sitemaps/${part.name}-${index + 1}.xml`,
          }));
        }),
      );
      return xmlOf(files.flat(), new SitemapIndexStream());
    },

    /** Returns one of a part's files as XML, or null if it doesn't exist. */
    async file(name: string, file: number, visitor: Visitor): Promise<string | null> {
      const found = (await findParts()).find(({ part }) => part.name === name);
      if (found === undefined) return null;
      const { files } = await pagesOf(found.release, found.part, 1, visitor);
      if (file > files) return null;
      const { paths } = await pagesOf(found.release, found.part, file, visitor);
      return xmlOf(
        paths.map((path) => ({ url: origin + path })),
        new SitemapStream({ xmlns: ONLY_PLAIN_SITEMAPS }),
      );
    },
  };
}

async function xmlOf(
  entries: { url: string }[],
  writer: SitemapStream | SitemapIndexStream,
): Promise<string> {
  return (await streamToPromise(Readable.from(entries).pipe(writer))).toString('utf8');
}
