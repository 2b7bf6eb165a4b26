/** The longest address that mail can be delivered to (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_WEBSITE_LENGTH = 500;

/** What is said about an email address that isn't one. */
export const INVALID_EMAIL = 'Please enter a valid email address';

/** What is said about a website's address that isn't one. */
export const INVALID_WEBSITE =
  'Please enter a valid website URL (e.g., www.yourclub.co.uk or https://yourclub.co.uk)';

/** What a form says about a text that is too long. */
export function tooLongMessage(name: string, max: number): string {
  return `${name} must be at most ${max.toLocaleString('en-GB')} characters`;
}
