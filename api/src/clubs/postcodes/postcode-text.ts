import { plainText } from '@club-reviews/domain/plain-text';
import { fix, match, parse, validOutcode } from 'postcode';

/** A parsed postcode, as people type it. */
export type PostcodeText = FullPostcode | { kind: 'outward'; outwardCode: string };

interface FullPostcode {
  kind: 'full';
  postcode: string;
  outwardCode: string;
}

const LONGEST = 16;
/** A word that may be an outward code. */
const OUTWARD_WORD = /(?<![\p{L}\p{N}])[a-z]{1,2}\d[a-z\d]?(?![\p{L}\p{N}])/giu;

/**
 * Reads a postcode ("ls63aa", "LS6 3AA,") or an outward code on its own ("LS6"), ignoring case, spaces, punctuation and
 * the usual mix-ups of letters and digits (O for 0). Undefined for anything else.
 */
export function readPostcode(text: string): PostcodeText | undefined {
  const plain = plainText(text).trim();
  if (plain.length > LONGEST) return undefined;
  const compact = plain.replace(/[\s\p{P}]+/gu, '').toUpperCase();
  const full = parse(fix(compact));
  if (full.valid) return { kind: 'full', postcode: full.postcode, outwardCode: full.outcode };
  return validOutcode(compact) ? { kind: 'outward', outwardCode: compact } : undefined;
}

/** The first full postcode in an address; undefined if there is none. */
export function postcodeIn(address: string): FullPostcode | undefined {
  for (const candidate of match(plainText(address))) {
    const postcode = readPostcode(candidate);
    if (postcode?.kind === 'full') return postcode;
  }
  return undefined;
}

/** A postcode among other words ("Leeds LS6 3AA"), otherwise an outward code ("near LS6"); undefined without either. */
export function postcodeAmongWords(text: string): PostcodeText | undefined {
  const outwardCode = plainText(text).match(OUTWARD_WORD)?.findLast(validOutcode)?.toUpperCase();
  return postcodeIn(text) ?? (outwardCode === undefined ? undefined : { kind: 'outward', outwardCode });
}

/** The form in which postcodes are stored: "LS63AA". */
export function postcodeKey(postcode: string): string {
  return postcode.replace(/\s+/g, '').toUpperCase();
}
