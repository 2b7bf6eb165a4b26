/** What a directive can be about; what browsers send beyond these counts as "other". */
const DIRECTIVES = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'font-src', 'connect-src', 'media-src'],
  ...['object-src', 'frame-src', 'child-src', 'worker-src', 'manifest-src'],
  ...['base-uri', 'form-action', 'frame-ancestors'],
]);

/** What browsers write in place of an address. */
const WORDS: Record<string, ViolationSource> = {
  inline: 'inline',
  eval: 'eval',
  'wasm-eval': 'eval',
  self: 'self',
  data: 'data',
  blob: 'data',
};

const EXTENSION = /^[a-z-]*extension(?::|$)/;
const HOST = /^[a-z\d.-]{1,100}$/;
const AREA = /^\/([a-z-]{1,30})(?:\/|$)/;

/** Where the refused thing came from. */
export type ViolationSource = 'inline' | 'eval' | 'self' | 'data' | 'extension' | 'host' | 'other';

/** A violation as it's counted and logged: nothing in it is free text of a browser. */
export interface Violation {
  directive: string;
  source: ViolationSource;
  /** Which other site the refused thing came from; its name alone. */
  host?: string;
  /** The part of the site, by the first part of the page's path: "clubs". */
  area?: string;
}

/** What both formats of reports say, before anything is believed. */
export interface ReportedViolation {
  directive: unknown;
  blocked: unknown;
  page: unknown;
  sourceFile: unknown;
}

/**
 * What is counted of a reported violation. Addresses are cut to a host, or to a part of the site: paths and queries can say who
 * somebody is, and links from mails hold tokens.
 */
export function violationOf({ directive, blocked, page, sourceFile }: ReportedViolation): Violation {
  // Older browsers write the sources behind the name.
  const [name = ''] = textOf(directive).split(' ', 1);
  const pageUrl = urlOf(page);
  const blockedUrl = urlOf(blocked);
  const source = sourceOf(textOf(blocked), blockedUrl, pageUrl, textOf(sourceFile));
  const [, area] = AREA.exec(pageUrl?.pathname ?? '') ?? [];
  return {
    directive: DIRECTIVES.has(name) ? name : 'other',
    source,
    ...(source === 'host' && blockedUrl && HOST.test(blockedUrl.hostname) && { host: blockedUrl.hostname }),
    ...(area !== undefined && { area }),
  };
}

function sourceOf(
  blocked: string,
  blockedUrl: URL | undefined,
  pageUrl: URL | undefined,
  sourceFile: string,
): ViolationSource {
  // An extension's script that adds something to the page is the extension's doing too.
  if (EXTENSION.test(blocked) || EXTENSION.test(sourceFile)) return 'extension';
  if (Object.hasOwn(WORDS, blocked)) return WORDS[blocked]!;
  if (blockedUrl === undefined) return 'other';
  if (/^(?:data|blob):$/.test(blockedUrl.protocol)) return 'data';
  if (!/^(?:https?|wss?):$/.test(blockedUrl.protocol)) return 'other';
  return blockedUrl.host === pageUrl?.host ? 'self' : 'host';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function urlOf(value: unknown): URL | undefined {
  return URL.canParse(textOf(value)) ? new URL(textOf(value)) : undefined;
}
