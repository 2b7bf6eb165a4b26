import type { HoldReason } from '@club-reviews/domain/hold-reasons';
import { HOLD_REASONS } from '@club-reviews/domain/hold-reasons';
import { hasEmailAddress, hasLink, hasPhoneNumber } from './contact-details.js';
import { hasChildsFullName } from './full-name.js';
import { hasProfanity } from './profanity.js';
import { hasSafeguardingWords } from '@club-reviews/domain/safeguarding-words';

const CHECKS = {
  safeguarding: hasSafeguardingWords,
  profanity: hasProfanity,
  'full-name': hasChildsFullName,
  'email-address': hasEmailAddress,
  'phone-number': hasPhoneNumber,
  link: hasLink,
} satisfies Record<HoldReason, (text: string) => boolean>;

/** Signs that nobody sees: what joins emoji, say, is kept in a text, and would part a word for the checks alone. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** What automatic checks find in a text; nothing in most. */
export function findHoldReasons(text: string): HoldReason[] {
  // Signs that only look like others ("ｗｗｗ．") must not get past.
  const plain = text.normalize('NFKC').replace(UNSEEN, '');
  return HOLD_REASONS.filter((reason) => CHECKS[reason](plain));
}
