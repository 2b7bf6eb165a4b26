import type { ReactElement } from 'react';

/** The content of one kind of mail; brand, colours and footer come from the layout. */
export interface MailTemplate {
  /** The mail's purpose, like "review-verification". */
  kind: string;
  subject: string;
  /** The line that mail programs show next to the subject. */
  preview: string;
  heading: string;
  /** Completes the sentence "You get this email because …", without a full stop. */
  because: string;
  /** How long it's useful, in milliseconds; left out if its link works for days. */
  usefulForMs?: number;
  /** Paragraphs and buttons from mail-parts. */
  body: ReactElement;
}
