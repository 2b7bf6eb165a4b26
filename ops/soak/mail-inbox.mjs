import { confirmationToken } from '../faults/support/confirmation-links.mjs';
import { TestMailServer } from '../../tools/test-mail-server.mjs';

/**
 * A mail server that counts mails per address and keeps the links that confirm a review.
 * @returns {Promise<MailInbox>}
 * @typedef {object} MailInbox
 * @property {string} url for SMTP_URL
 * @property {Map<string, number>} confirmations how many mails with such a link reached each address
 * @property {string[]} tokens from links that nobody has followed yet, oldest first
 * @property {() => Promise<void>} stop
 */
export async function startMailInbox() {
  const confirmations = new Map();
  const tokens = [];
  const server = new TestMailServer();
  server.whenTaken = async (mail) => {
    const token = confirmationToken(mail);
    if (token === undefined) return;
    confirmations.set(mail.to, (confirmations.get(mail.to) ?? 0) + 1);
    tokens.push(token);
  };
  await server.open();
  return { url: server.url, confirmations, tokens, stop: () => server.shut() };
}
