/** A mail ready to be sent. */
export interface OutgoingMail {
  /** What it is for, like "review-verification": for logs and tests, never shown. */
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}
