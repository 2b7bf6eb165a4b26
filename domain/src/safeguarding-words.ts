import { containsPhrase } from './phrases.ts';

/**
 * Words and phrases that may indicate harm to a child. Each is matched as a whole, in any case: the form then shows
 * where to get help, and a moderator reads the review before anyone else does. Words that clubs are praised with
 * ("strong safeguarding", "anti-bullying policy", "well-groomed pitch") are only here as part of a phrase.
 */
export const SAFEGUARDING_WORDS: readonly string[] = [
  'abuse',
  'abused',
  'abuser',
  'abusing',
  'abusive',
  'afraid of the coach',
  'assault',
  'assaulted',
  'being bullied',
  'been bullied',
  'bullied by',
  'child protection',
  'exposed himself',
  'exposed herself',
  'groomed by',
  'grooming children',
  'hit a child',
  'hit my child',
  'hit my daughter',
  'hit my son',
  'hurt my child',
  'hurt my daughter',
  'hurt my son',
  'inappropriate messages',
  'inappropriate photos',
  'inappropriate pictures',
  'inappropriate touching',
  'inappropriately',
  'indecent',
  'molested',
  'paedophile',
  'pedophile',
  'punched a child',
  'punched my son',
  'punched my daughter',
  'racially abused',
  'safeguarding concern',
  'safeguarding concerns',
  'safeguarding incident',
  'safeguarding issue',
  'safeguarding issues',
  'scared of the coach',
  'self harm',
  'self-harm',
  'sexual',
  'sexually',
  'slapped a child',
  'slapped my daughter',
  'slapped my son',
  'suicidal',
  'suicide',
  'touched my daughter',
  'touched my son',
  'was bullied',
  'were bullied',
];

/** Whether a text contains one of the {@link SAFEGUARDING_WORDS}. */
export function hasSafeguardingWords(text: string): boolean {
  return containsPhrase(text, SAFEGUARDING_WORDS);
}
