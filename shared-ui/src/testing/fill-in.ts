import { userEvent } from '@testing-library/user-event';

const user = userEvent.setup({ delay: null });

/** Adds text to a field in one go; typed key by key, a sentence takes as long as a whole test. */
export async function fillIn(field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
