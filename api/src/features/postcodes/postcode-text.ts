import { fix, match, parse, validOutcode } from 'postcode';

/** A postcode as people type it, understood. */
export type PostcodeText =
  { kind: 'full'; postcode: string; outwardCode: string } | { kind: 'outward'; outwardCode: string };

const LONGEST = 16;

/**
 * Reads a postcode ("ls63aa", "LS6 3AA") or an outward code alone ("LS6"), forgiving case, spaces and the usual
 * confusion of letters and digits (O for 0). Undefined for anything that is neither.
 */
export function readPostcode(text: string): PostcodeText | undefined {
  if (text.length > LONGEST) return undefined;
  const compact = text.replace(/[\s.-]+/g, '').toUpperCase();
  const full = parse(fix(compact));
  if (full.valid) return { kind: 'full', postcode: full.postcode, outwardCode: full.outcode };
  return validOutcode(compact) ? { kind: 'outward', outwardCode: compact } : undefined;
}

/** The first full postcode in an address; undefined when there is none. */
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
