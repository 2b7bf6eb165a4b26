import { hasContactDetails } from './contact-removal.js';

const SHORTEST = 40;
const LONGEST = 700;
const MARKUP = /[<>{}`|\\]|\*\*|^\s*[-*#]|\[[^\]]{0,200}\]\(/m;
const CONTROLS = /\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}/u;
/** An answer that speaks of itself or its task is no summary. */
const OUT_OF_ROLE =
  /\b(as an ai|language model|system prompt|previous instructions|(these|your|my) instructions|i (cannot|can't|am unable)|i'm sorry)\b/i;

/**
 * A summary as it can be shown, from what a chat service answered.
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
  if (CONTROLS.test(text)) throw new Error('the summary holds characters that are not text');
  if (!/[.!?]["”’)]?$/.test(text)) throw new Error('the summary does not end');
  if (hasContactDetails(text)) throw new Error('the summary holds contact details');
  if (OUT_OF_ROLE.test(text)) throw new Error('the answer is not a summary');
  return text;
}
