/** Directives we count by name; anything else browsers send counts as "other". */
const DIRECTIVES = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'font-src', 'connect-src', 'media-src'],
  ...['object-src', 'frame-src', 'child-src', 'worker-src', 'manifest-src'],
  ...['base-uri', 'form-action', 'frame-ancestors'],
]);

/** What browsers send instead of a URL. */
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

/** Where the blocked resource came from. */
export type ViolationSource = 'inline' | 'eval' | 'self' | 'data' | 'extension' | 'host' | 'other';

/** A violation as it's counted and logged: no part of it is free text from a browser. */
export interface Violation {
  directive: string;
  source: ViolationSource;
  /** The other site it came from, host name only. */
  host?: string;
  /** The part of the site, by the first part of the page's path: "clubs". */
  area?: string;
}

/** The fields both report formats have, before validation. */
export interface ReportedViolation {
  directive: unknown;
  blocked: unknown;
  page: unknown;
  sourceFile: unknown;
}

/**
 * What we count of a reported violation. URLs are cut to a host, or to a part of the site: paths and queries can reveal
 * who somebody is, and links from emails hold tokens.
 */
export function getViolation({ directive, blocked, page, sourceFile }: ReportedViolation): Violation {
  // Older browsers add the sources after the name.
  const [name = ''] = toText(directive).split(' ', 1);
  const pageUrl = toUrl(page);
  const blockedUrl = toUrl(blocked);
  const source = getSource(toText(blocked), blockedUrl, pageUrl, toText(sourceFile));
  const [, area] = AREA.exec(pageUrl?.pathname ?? '') ?? [];
  return {
    directive: DIRECTIVES.has(name) ? name : 'other',
    source,
    ...(source === 'host' && blockedUrl && HOST.test(blockedUrl.hostname) && { host: blockedUrl.hostname }),
    ...(area !== undefined && { area }),
  };
}

function getSource(
  blocked: string,
  blockedUrl: URL | undefined,
  pageUrl: URL | undefined,
  sourceFile: string,
): ViolationSource {
  // If an extension's script changed the page, that's the extension's doing too.
  if (EXTENSION.test(blocked) || EXTENSION.test(sourceFile)) return 'extension';
  if (Object.hasOwn(WORDS, blocked)) return WORDS[blocked]!;
  if (blockedUrl === undefined) return 'other';
  if (/^(?:data|blob):$/.test(blockedUrl.protocol)) return 'data';
  if (!/^(?:https?|wss?):$/.test(blockedUrl.protocol)) return 'other';
  return blockedUrl.host === pageUrl?.host ? 'self' : 'host';
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toUrl(value: unknown): URL | undefined {
  return URL.canParse(toText(value)) ? new URL(toText(value)) : undefined;
}
