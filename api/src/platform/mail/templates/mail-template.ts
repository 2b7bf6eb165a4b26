import type { ReactElement } from 'react';

/** What one kind of mail says; brand, colours and footer are the layout's. */
export interface MailTemplate {
  /** What the mail is for, like "review-verification". */
  kind: string;
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  /** Paragraphs and buttons of mail-parts. */
  body: ReactElement;
}
