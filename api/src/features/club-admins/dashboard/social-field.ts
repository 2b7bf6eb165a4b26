import { parsedField } from '../../../platform/http/text-fields.js';
import { webAddress } from '../../../platform/text/web-address.js';

const LONGEST = 300;
const HANDLE = /^@?[\w.-]{1,60}$/;
const FACEBOOK = 'https://www.facebook.com/';

/** A name on a social site ("@club"), or the address of a page there. */
export function socialField(error: string) {
  return parsedField(error, LONGEST, (text) => {
    const name = text.trim();
    return HANDLE.test(name) ? name : webAddress(name);
  });
}

/** The same for Facebook, whose pages are always kept as addresses. */
export function facebookField(error: string) {
  return parsedField(error, LONGEST, (text) => {
    const name = text.trim();
    const isName = HANDLE.test(name) && !/\.com$/i.test(name);
    return isName ? FACEBOOK + name.replace(/^@/, '') : webAddress(name);
  });
}
