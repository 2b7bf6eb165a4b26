import { hasEmailAddress, hasLink } from '../../holds/contact-checks.js';

// Broader than what holds a review back: here nobody has to wait when something is wrongly taken for an address. Every
// repetition is limited: these run over texts by strangers.
const EMAIL = /[^\s@<>()[\]",;:]{1,64}\s?(?:@|\(at\)|\[at\])\s?[^\s@<>()[\]",;:]{1,255}\.[\p{L}]{2,24}/giu;
const LINK =
  /\b(?:https?:\/\/|www\.)\S{1,500}|\b[\p{L}\d-]{1,63}\.(?:com|org|net|co|uk|info|biz|io|app|shop|club|site|online|ly|me)\b(?:\/\S{0,500})?/giu;
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){8,15}/g;

/** Whether a text has an e-mail address, a link or a telephone number, even spelt out, as far as patterns can tell. */
export function hasContactDetails(text: string): boolean {
  const isFound = [EMAIL, LINK, PHONE].some((pattern) => text.search(pattern) >= 0);
  return isFound || hasLink(text) || hasEmailAddress(text);
}

/** The text with e-mail addresses, links and telephone numbers removed. */
export function withoutContactDetails(text: string): string {
  return [EMAIL, LINK, PHONE].reduce((rest, pattern) => rest.replace(pattern, '[removed]'), text);
}

const SHORTEST = 40;
const LONGEST = 700;
const MARKUP = /[<>{}`|\\]|\*\*|^\s*[-*#]|\[[^\]]{0,200}\]\(/m;
const CONTROLS = /\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}/u;
/** A response that talks about itself or its task isn't a summary. */
const OUT_OF_ROLE =
  /\b(as an ai|language model|system prompt|previous instructions|(these|your|my) instructions|i (cannot|can't|am unable)|i'm sorry)\b/i;

/**
 * A summary that can be shown, from a chat service's response.
 * @throws Error that says what is wrong with it, without repeating it
 */
export function checkedSummary(answer: string): string {
  const text = answer
    .trim()
    .replace(/^["“](.*)["”]$/s, '$1')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
  if (text.length < SHORTEST) throw new Error('the summary is too short');
  if (text.length > LONGEST) throw new Error('the summary is too long');
  if (MARKUP.test(answer.trim())) throw new Error('the summary holds markup');
  if (CONTROLS.test(text)) throw new Error('the summary holds characters that aren’t text');
  if (!/[.!?]["”’)]?$/.test(text)) throw new Error('the summary doesn’t end');
  if (hasContactDetails(text)) throw new Error('the summary holds contact details');
  if (OUT_OF_ROLE.test(text)) throw new Error('the answer isn’t a summary');
  return text;
}
