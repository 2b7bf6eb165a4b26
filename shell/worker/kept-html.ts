import { KEEP_META, KEPT_COPY_ATTRIBUTE, KEPT_PAGES_ID } from '../src/offline/offline-names';

/** URL of the style sheet for the line above a kept page; only the worker serves it. */
export const LINE_STYLES_PATH = '/kept-copy.css';

/** Uses the colours and sizes of a note, which every page defines. */
export const LINE_STYLES = `.kept-copy{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;
gap:var(--space-1) var(--space-4);padding:var(--space-2) var(--space-3);background:var(--color-note-tint);
color:var(--color-on-note-tint);font-size:var(--text-s)}
.kept-copy button{min-height:2.75rem;padding:0 var(--space-4);border:1px solid currentColor;
border-radius:var(--radius-m);background:none;color:inherit;font:inherit;font-weight:640;cursor:pointer}
@media print{.kept-copy button{display:none}}`;

const PICTURES_OF_A_PAGE = 8;

/** Whether a page says that devices may keep it. */
export const allowsCopies = (html: string) => html.includes(`name="${KEEP_META}"`);

/** The title without the site's name, as written in the HTML. */
export function toTitle(html: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  return title.replace(/ \| [^|]*$/, '');
}

/** The paths of the files a page needs: code, fonts and its first few pictures. */
export function getFiles(html: string): string[] {
  // The page lists its scripts as JSON in an attribute.
  const text = html.replaceAll('&quot;', '"');
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, path]) => path!);
  return [
    ...new Set([
      ...named(/(?:"url":|href=)"(\/(?:assets|mfe)\/[^"?#\s]+)"/g),
      ...new Set(named(/(?:src|href)="(\/api\/photos\/[^"?#\s]+)"/g).slice(0, PICTURES_OF_A_PAGE)),
    ]),
  ];
}

/** When a page was kept, in everyday words. */
function momentLabel(keptAt: number): string {
  const date = new Date(keptAt);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(date);
  return `${time} on ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(date)}`;
}

/** What the line above a kept page needs to know about it. */
interface Copied {
  path: string;
  keptAt: number;
}

/**
 * A kept page with a line above it that says how old it is.
 * @param isOnline whether the device has a connection, so only this site is unreachable
 */
export function withLine(html: string, { path, keptAt }: Copied, isOnline: boolean): string {
  const why = isOnline ? 'We can’t be reached just now.' : 'You’re offline.';
  const line = [
    `<link rel="stylesheet" href="${LINE_STYLES_PATH}">`,
    `<aside class="kept-copy" ${KEPT_COPY_ATTRIBUTE} aria-label="Kept copy">`,
    `<span>${why} This page is from ${momentLabel(keptAt)}.</span>`,
    // A button, so that the skip link remains the page's first link.
    `<form action="${escaped(path)}"><button>Try again</button></form></aside>`,
  ].join('');
  return html.replace('<body>', () => `<body>${line}`);
}

/**
 * The page for URLs that aren't kept, with links to those that are. Its scripts are removed, because they expect the
 * server's markup.
 */
export function withList(html: string, pages: readonly { path: string; title: string }[]): string {
  const still = html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');
  if (pages.length === 0) return still;
  const links = pages.map(({ path, title }) => `<li><a href="${escaped(path)}">${title}</a></li>`).join('');
  const place = new RegExp(`(<div[^>]*\\bid="${KEPT_PAGES_ID}"[^>]*>).*?(</div>)`, 's');
  return still.replace(place, (_all, begin: string, end: string) => `${begin}<ul>${links}</ul>${end}`);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
