import type { KeyboardEvent } from 'react';

/** Whether somebody who is writing wants to send: Ctrl and Enter, or Command and Enter on a Mac. */
export function isSendKey({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}
