import { plainText } from './plain-text.ts';

/** Browsers and Node both have it; this package's types know neither. */
declare const URL: { new (address: string): { hostname: string }; canParse(address: string): boolean };

/** A domain's name with letters beyond ASCII, and nothing that a URL would take for something else. */
const INTERNATIONAL = /^(?=.*[^\x20-\x7E])[^\s/?#:@\\[\]]+$/u;

/**
 * An e-mail address as mail is sent to it: nothing invisible or full-width, no space around it, and its domain's name in
 * ASCII ("bücher.example" is "xn--bcher-kva.example"). What isn't an address stays as it is.
 */
export function emailAddress(text: string): string {
  const plain = plainText(text).trim();
  const at = plain.lastIndexOf('@') + 1;
  const domain = plain.slice(at);
  const address = `http://${domain}`;
  if (at === 0 || !INTERNATIONAL.test(domain) || !URL.canParse(address)) return plain;
  return plain.slice(0, at) + new URL(address).hostname;
}
