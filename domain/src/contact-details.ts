/** The longest address that mail can be delivered to (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_WEBSITE_LENGTH = 500;

/** The message about an invalid email address. */
export const INVALID_EMAIL = 'Please enter a valid email address';

/** The message about an invalid website address. */
export const INVALID_WEBSITE =
  'Please enter a valid website URL (e.g., www.yourclub.co.uk or https://yourclub.co.uk)';

/** A form's message about a text that is too long. */
export function tooLongMessage(name: string, max: number): string {
  return `${name} must be at most ${max.toLocaleString('en-GB')} characters`;
}
