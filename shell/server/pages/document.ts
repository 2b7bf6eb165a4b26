import type { HeadTags } from '@club-reviews/shared-ui/platform';
import { BOOT_DATA_ID, PROVISIONAL_TAG } from '../../src/remotes/boot-data';
import type { BootData } from '../../src/remotes/boot-data';
import { MANIFEST_PATH, getIconPath, getTabIcon, getThemeColours } from '../web-app/manifest';
import type { StyleElement } from '../../src/server-render/page-styles';
import { SCRIPT_START } from './script-start';

/** A script the page will run or load next. */
export interface ScriptFile {
  url: string;
  integrity?: string;
}

/** What goes into a document. */
export interface DocumentParts {
  /** Title, meta and link tags as HTML. */
  headTags: string;
  jsonLd: unknown[];
  styles: StyleElement[];
  /** Markup above the page, outside what React renders. */
  banner: string;
  html: string;
  boot: BootData;
  /** The shell's scripts, in order. */
  scripts: ScriptFile[];
  /** Scripts the shell will load next. */
  preloads: ScriptFile[];
  fonts: string[];
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const SCRIPT_ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can't close the script element it's in. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => SCRIPT_ESCAPES[character]!);

const attributes = (record: Record<string, string>) =>
  Object.entries(record)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** Head tags for pages whose remote wasn't rendered on the server, until the browser replaces them. */
export function headTagsHtml({ title, meta, link }: Omit<HeadTags, 'status' | 'jsonLd'>): string {
  return [
    `<title ${PROVISIONAL_TAG}>${escapeHtml(title)}</title>`,
    ...meta.map((tag) => `<meta${attributes(tag)} ${PROVISIONAL_TAG}/>`),
    ...link.map((tag) => `<link${attributes(tag)} ${PROVISIONAL_TAG}/>`),
  ].join('');
}

/** Assembles the HTML document. */
export function documentHtml(parts: DocumentParts): string {
  const { scripts, preloads } = parts;
  const { config } = parts.boot;
  const tabIcon = getTabIcon(config);
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    getThemeColours(config),
    `<link rel="icon" href="${tabIcon.src}" type="${tabIcon.type}">`,
    `<link rel="apple-touch-icon" href="${getIconPath(config, 'touch-180')}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}">`,
    ...parts.fonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous">`,
    ),
    parts.headTags,
    ...parts.jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    ...parts.styles.map(({ attributes, css }) => `<style${attributes}>${css}</style>`),
    `</head><body>${parts.banner}<div id="root">${parts.html}</div>`,
    `<script type="application/json" id="${BOOT_DATA_ID}">${scriptJson(parts.boot)}</script>`,
    `<script data-files="${escapeHtml(JSON.stringify({ scripts, preloads }))}">${SCRIPT_START}</script>`,
    '</body></html>',
  ].join('');
}
