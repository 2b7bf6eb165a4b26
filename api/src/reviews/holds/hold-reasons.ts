import { hasEmailAddress, hasLink, hasPhoneNumber } from './contact-details.js';
import { hasChildsFullName } from './full-name.js';
import { hasProfanity } from './profanity.js';
import { hasSafeguardingWords } from './safeguarding.js';

const CHECKS = {
  safeguarding: hasSafeguardingWords,
  profanity: hasProfanity,
  'full-name': hasChildsFullName,
  'email-address': hasEmailAddress,
  'phone-number': hasPhoneNumber,
  link: hasLink,
} satisfies Record<string, (text: string) => boolean>;

/** Why an automatic check holds a review back until a person approves it. */
export type HoldReason = keyof typeof CHECKS;

/** Signs that nobody sees: what joins emoji, say, is kept in a text, and would part a word for the checks alone. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** What automatic checks find in a text; nothing in most. */
export function findHoldReasons(text: string): HoldReason[] {
  // Signs that only look like others ("ｗｗｗ．") must not get past.
  const plain = text.normalize('NFKC').replace(UNSEEN, '');
  return (Object.keys(CHECKS) as HoldReason[]).filter((reason) => CHECKS[reason](plain));
}
