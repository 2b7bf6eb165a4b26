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

/** What automatic checks find in a text; nothing in most. */
export function findHoldReasons(text: string): HoldReason[] {
  // Signs that only look like others ("ｗｗｗ．") must not get past.
  const plain = text.normalize('NFKC');
  return (Object.keys(CHECKS) as HoldReason[]).filter((reason) => CHECKS[reason](plain));
}
