import type { AnyPart, Place } from './any-page';

/** The toast whose text contains `text`. */
export const toast = <Part extends AnyPart<Part>>(page: Place<Part>, text: string) =>
  page.getByRole('status').filter({ hasText: text });

/** Types `text` into the field with exactly this label. */
export const fill = <Part extends AnyPart<Part>>(page: Place<Part>, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);
