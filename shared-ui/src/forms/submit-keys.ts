import type { KeyboardEvent } from 'react';

/**
 * Submits a multi-line field's form on Ctrl+Enter, or Cmd+Enter on a Mac; for `onKeyDown`. Does nothing while the
 * form's button is disabled.
 */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button?.disabled === false) form?.requestSubmit(button);
}
