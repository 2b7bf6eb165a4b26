import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { Paragraph } from '../../platform/mail/templates/mail-parts.js';

/** Shows an owner that mail arrives. */
export function testMail(): MailTemplate {
  return {
    kind: 'test-mail',
    subject: 'A test email',
    preview: 'Email from the site arrives.',
    heading: 'Email from the site arrives',
    because: 'an owner of the site asked for a test email',
    body: (
      <>
        <Paragraph>You don’t need to do anything.</Paragraph>
        <Paragraph>If it’s in your spam folder, check SPF, DKIM and DMARC of the sender’s domain.</Paragraph>
      </>
    ),
  };
}
