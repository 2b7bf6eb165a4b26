import { randomBytes } from 'node:crypto';
import { REMOTE_NAME, VERSION } from '@club-reviews/releases/revision';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Choice } from '../registry/site-releases';

/** Holds a visitor's random ID while a canary runs, so that they keep their version. */
const VISITOR = 'mfe_visitor';
/** Holds the versions a tester has asked for, until the browser is closed. */
const TRIED = 'mfe_try';

const VISITOR_BYTES = 16;
const VISITOR_TEXT = /^[\w-]{22}$/;
const A_YEAR_SECONDS = 365 * 24 * 3600;

/** Nobody tries more than this at once. */
const MAX_TRIED = 8;

/** The ID of a new visitor: 128 random bits. */
export const newVisitor = () => randomBytes(VISITOR_BYTES).toString('base64url');

/** What a request's cookies say; anything this server wouldn't have written is ignored. */
export interface VisitorCookies {
  visitor: string | undefined;
  tried: Choice;
  /** Whether there's a cookie for tried versions, valid or not. */
  isTrying: boolean;
}

function getTried(text: string): Choice {
  const pairs = text.split('~', MAX_TRIED).map((pair) => pair.split('@', 2));
  return new Map(
    pairs.flatMap(([name = '', version = '']) =>
      REMOTE_NAME.test(name) && VERSION.test(version) ? [[name, version] as const] : [],
    ),
  );
}

/**
 * Reads Cookie headers and writes Set-Cookie headers: for this site only, out of reach of scripts, and over https only
 * if the site uses it. Names then start with `__Host-`, so that no other host of the domain can plant one.
 */
export function createVisitorCookies(isHttps: boolean) {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  const [visitorName, triedName] = [VISITOR, TRIED].map((name) => (isHttps ? `__Host-${name}` : name)) as [
    string,
    string,
  ];
  return {
    /** Whether there may be a cookie for tried versions, without parsing any. */
    mayBeTrying: (header: string | undefined) => header?.includes(`${triedName}=`) ?? false,

    /** Reads a Cookie header. */
    read(header: string | undefined): VisitorCookies {
      const cookies = parseCookie(header ?? '');
      const visitor = cookies[visitorName];
      const tried = cookies[triedName];
      return {
        visitor: VISITOR_TEXT.test(visitor ?? '') ? visitor : undefined,
        tried: getTried(tried ?? ''),
        isTrying: tried !== undefined,
      };
    },

    visitor: (text: string) => stringifySetCookie(visitorName, text, { ...options, maxAge: A_YEAR_SECONDS }),

    /** Lasts until the browser is closed; deleted if there are no versions. */
    tried(versions: Choice) {
      const text = [...versions].map(([name, version]) => `${name}@${version}`).join('~');
      return stringifySetCookie(triedName, text, {
        ...options,
        encode: (value) => value,
        ...(text === '' && { maxAge: 0 }),
      });
    },
  };
}
