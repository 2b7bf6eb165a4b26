import type { HeadTags } from '@club-reviews/shared-ui/platform';
import { BOOT_DATA_ID, PROVISIONAL_TAG } from '../../src/remotes/boot-data';
import type { BootData } from '../../src/remotes/boot-data';

/** A script that the page will run soon. */
export interface ScriptFile {
  url: string;
  integrity?: string;
}

/** Everything a document is made of. */
export interface DocumentParts {
  /** Title, meta and link tags as HTML. */
  headTags: string;
  jsonLd: unknown[];
  /** Style elements as HTML, with their nonce. */
  styles: string;
  nonce: string;
  html: string;
  boot: BootData;
  /** The shell's scripts, in order. */
  scripts: ScriptFile[];
  /** Scripts that the shell will load next. */
  preloads: ScriptFile[];
  fonts: string[];
}

const HTML_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => HTML_ESCAPES[character]!);

/** JSON that cannot end the script element it stands in. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const attributes = (record: Record<string, string>) =>
  Object.entries(record)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** A page's head tags as HTML, for pages whose remote was not rendered here. The browser's own replace them. */
export function headTagsHtml({ title, meta, link }: Omit<HeadTags, 'status' | 'jsonLd'>): string {
  return [
    `<title ${PROVISIONAL_TAG}>${escapeHtml(title)}</title>`,
    ...meta.map((tag) => `<meta${attributes(tag)} ${PROVISIONAL_TAG}/>`),
    ...link.map((tag) => `<link${attributes(tag)} ${PROVISIONAL_TAG}/>`),
  ].join('');
}

const integrityAttributes = ({ integrity }: ScriptFile) =>
  ` crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}`;

/** Puts the parts together into the HTML document. */
export function documentHtml(parts: DocumentParts): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // The id keeps React from taking it for a tag of the page; styled-components reads the nonce from it.
    `<meta name="sc-nonce" content="${parts.nonce}">`,
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...parts.fonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous">`,
    ),
    ...parts.scripts.map((file) => `<script defer src="${file.url}"${integrityAttributes(file)}></script>`),
    ...parts.preloads.map(
      (file) => `<link rel="preload" as="script" href="${file.url}"${integrityAttributes(file)}>`,
    ),
    parts.headTags,
    ...parts.jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    parts.styles,
    `</head><body><div id="root">${parts.html}</div>`,
    `<script type="application/json" id="${BOOT_DATA_ID}">${scriptJson(parts.boot)}</script>`,
    '</body></html>',
  ].join('');
}
