import { fix, match, parse, validOutcode } from 'postcode';

/** A parsed postcode, as people type it. */
export type PostcodeText =
  { kind: 'full'; postcode: string; outwardCode: string } | { kind: 'outward'; outwardCode: string };

const LONGEST = 16;

/**
 * Reads a postcode ("ls63aa", "LS6 3AA") or an outward code on its own ("LS6"), ignoring case, spaces and the usual
 * mix-ups of letters and digits (O for 0). Undefined for anything else.
 */
export function readPostcode(text: string): PostcodeText | undefined {
  if (text.length > LONGEST) return undefined;
  const compact = text.replace(/[\s.-]+/g, '').toUpperCase();
  const full = parse(fix(compact));
  if (full.valid) return { kind: 'full', postcode: full.postcode, outwardCode: full.outcode };
  return validOutcode(compact) ? { kind: 'outward', outwardCode: compact } : undefined;
}

/** The first full postcode in an address; undefined if there is none. */
export function postcodeIn(address: string): (PostcodeText & { kind: 'full' }) | undefined {
  for (const candidate of match(address)) {
    const postcode = readPostcode(candidate);
    if (postcode?.kind === 'full') return postcode;
  }
  return undefined;
}

/** The form in which postcodes are stored: "LS63AA". */
export function postcodeKey(postcode: string): string {
  return postcode.replace(/\s+/g, '').toUpperCase();
}
