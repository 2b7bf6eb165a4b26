import { z } from 'zod';
import { webAddress } from '../../common/web-address.js';

const LONGEST = 300;
const HANDLE = /^@?[\w.-]{1,60}$/;
const FACEBOOK = 'https://www.facebook.com/';

/** A name on a social site ("@club"), or the address of a page there. */
export function socialField(error: string) {
  return field(error, (text) => (HANDLE.test(text) ? text : webAddress(text)));
}

/** The same for Facebook, whose pages are always kept as addresses. */
export function facebookField(error: string) {
  return field(error, (text) =>
    HANDLE.test(text) && !/\.com$/i.test(text) ? FACEBOOK + text.replace(/^@/, '') : webAddress(text),
  );
}

function field(error: string, read: (text: string) => string | undefined) {
  return z
    .string({ error })
    .max(LONGEST, { error })
    .transform((text, context) => {
      const value = read(text.trim());
      if (value !== undefined && value.length <= LONGEST) return value;
      context.addIssue(error);
      return z.NEVER;
    });
}
