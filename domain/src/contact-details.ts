/** The longest address that mail can be delivered to (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_WEBSITE_LENGTH = 500;

export const CONTACT_MESSAGES = {
  email: 'Please enter a valid email address',
  website: 'Please enter a valid website URL (e.g., www.yourclub.co.uk or https://yourclub.co.uk)',
};

/** What a form says about a text that is too long. */
export function tooLongMessage(name: string, max: number): string {
  return `${name} must be at most ${max.toLocaleString('en-GB')} characters`;
}
