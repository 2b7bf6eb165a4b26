import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { apiPackage } from '../faults/support/api-packages.mjs';

const { SMTPServer } = apiPackage('smtp-server');

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
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      text(stream).then((mail) => {
        const token = confirmationToken(mail);
        if (token !== undefined) {
          const [{ address }] = session.envelope.rcptTo;
          confirmations.set(address, (confirmations.get(address) ?? 0) + 1);
          tokens.push(token);
        }
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    confirmations,
    tokens,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The token from a mail's publishing link; lines in mails are folded as quoted-printable (RFC 2045). */
function confirmationToken(mail) {
  const unfolded = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /\/verify-review[?#]token=([\w.~-]+)/.exec(unfolded)?.[1];
}
