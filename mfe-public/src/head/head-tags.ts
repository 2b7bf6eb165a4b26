import type { HeadTags } from '@club-reviews/shared-ui/platform';
import { DRAWN_IMAGES } from '../lib/club-facts';
import type { PageRequest } from './page-request';

/** Longest description that search engines show whole. */
const DESCRIPTION_LENGTH = 160;

/** A page's facts for its head. */
export interface PageFacts {
  title: string;
  description: string;
  /** Path and query of the address that search engines should keep. */
  canonicalPath: string;
  /** 404 if the page's subject doesn't exist; such a page is kept out of search engines. */
  status?: 200 | 404;
  /** The page's subject has moved to its canonical address; the server redirects visitors there, with this query. */
  movedWith?: string;
  /** Keeps the page out of search engines; its links may still be followed. */
  isUnlisted?: boolean;
  /** For a page opened by an emailed token: unlisted, and its address isn't passed on to other pages. */
  isSecret?: boolean;
  /** Lets devices keep the page for offline use; the shell's worker looks for it. */
  mayBeKeptOffline?: boolean;
  /** Absolute address of an image to share; the site's own by default. */
  image?: { address: string; alt: string };
  jsonLd?: unknown[];
}

/** Shortens a text at the end of a word, with an ellipsis, to at most `length` characters. */
export function shortened(text: string, length = DESCRIPTION_LENGTH): string {
  const tidy = text.trim().replace(/\s+/g, ' ');
  if (tidy.length <= length) return tidy;
  const cut = tidy.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : cut.length).replace(/[\s,;:.–-]+$/, '')}…`;
}

const named = (name: string, content: string): Record<string, string> => ({ name, content });
const property = (name: string, content: string): Record<string, string> => ({ property: name, content });

/** Images that the api draws all have the same format; others are unknown. */
const DRAWN_IMAGE = [
  property('og:image:type', 'image/png'),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
];

function imageTags({ address, alt }: NonNullable<PageFacts['image']>, origin: string) {
  return [
    property('og:image', address),
    ...(address.startsWith(`${origin}${DRAWN_IMAGES}/`) ? DRAWN_IMAGE : []),
    property('og:image:alt', alt),
    named('twitter:image', address),
    named('twitter:image:alt', alt),
  ];
}

/** Builds all head tags of a page from its facts: description, canonical address, Open Graph, Twitter card. */
export function headTags(facts: PageFacts, { origin, config: { brandName } }: PageRequest): HeadTags {
  const { status = 200, isSecret = false, isUnlisted = isSecret || status !== 200, jsonLd } = facts;
  const image = facts.image ?? { address: `${origin}${DRAWN_IMAGES}/site`, alt: brandName };
  const title = facts.title === brandName ? brandName : `${facts.title} | ${brandName}`;
  const description = shortened(facts.description);
  const address = `${origin}${facts.canonicalPath}`;
  const meta = [
    named('description', description),
    ...(isUnlisted ? [named('robots', 'noindex, follow')] : []),
    ...(isSecret ? [named('referrer', 'no-referrer')] : []),
    ...(facts.mayBeKeptOffline ? [named('offline-copy', 'allowed')] : []),
    property('og:site_name', brandName),
    property('og:locale', 'en_GB'),
    property('og:type', 'website'),
    property('og:title', facts.title),
    property('og:description', description),
    property('og:url', address),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', facts.title),
    named('twitter:description', description),
    ...imageTags(image, origin),
  ];
  const link = status === 200 ? [{ rel: 'canonical', href: address }] : [];
  const tags = { title, meta, link, ...(jsonLd ? { jsonLd } : {}) };
  return facts.movedWith === undefined
    ? { status, ...tags }
    : { status: 301, location: facts.canonicalPath + facts.movedWith, ...tags };
}
