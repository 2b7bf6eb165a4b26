import type { TextHoldReason } from '@club-reviews/domain/hold-reasons';
import { TEXT_HOLD_REASONS } from '@club-reviews/domain/hold-reasons';
import { hasSafeguardingWords } from '@club-reviews/domain/safeguarding-words';
import { checkedText } from '../../platform/text/checked-text.js';
import { hasEmailAddress, hasLink } from './contact-checks.js';
import { hasChildsFullName } from '../../platform/text/full-names.js';
import { hasPhoneNumber } from './phone-numbers.js';
import { hasProfanity } from './profanity.js';

const CHECKS = {
  safeguarding: hasSafeguardingWords,
  profanity: hasProfanity,
  'full-name': hasChildsFullName,
  'email-address': hasEmailAddress,
  'phone-number': hasPhoneNumber,
  link: hasLink,
} satisfies Record<TextHoldReason, (text: string) => boolean>;

/** What automatic checks find in a text; nothing in most. */
export function findHoldReasons(text: string): TextHoldReason[] {
  const checked = checkedText(text);
  return TEXT_HOLD_REASONS.filter((reason) => CHECKS[reason](checked));
}
