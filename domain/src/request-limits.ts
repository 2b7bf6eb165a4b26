/** How large a request's body may be, in bytes, unless its call says otherwise. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Where mail servers and providers report bounces. */
export const BOUNCES_PATH = '/api/mail/bounces';

/** How large a report of bounces may be: SendGrid sends batches of 768 kB, and Brevo 500 events at a time. */
export const MAX_BOUNCES_BYTES = 1024 * 1024;
