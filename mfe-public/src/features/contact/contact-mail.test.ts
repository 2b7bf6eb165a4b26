import { contactMailAddress, contactMailText } from './contact-mail';
import type { ContactMessage } from './contact-form.schema';

const MESSAGE: ContactMessage = {
  name: 'Sam O’Neil',
  email: 'sam@otters.example.org',
  subject: 'A review & a question?',
  message: 'Hello,\nis 50% + 50% = 100%?\r\nThanks ⚽ #1',
};

/** How an email app reads the address. */
function read(address: string) {
  const url = new URL(address);
  const [subject, body] = url.search.slice(1).split('&');
  const value = (field: string | undefined, name: string) => {
    expect(field).toMatch(new RegExp(`^${name}=[^&=?#+]*$`));
    return decodeURIComponent(field!.slice(name.length + 1));
  };
  return {
    to: decodeURIComponent(url.pathname),
    subject: value(subject, 'subject'),
    body: value(body, 'body'),
  };
}

describe('the mailto address', () => {
  it('carries every character, with CRLF line breaks', () => {
    const address = contactMailAddress('support@example.org', MESSAGE);
    expect(address).toMatch(/^mailto:support@example\.org\?/);
    expect(read(address)).toEqual({
      to: 'support@example.org',
      subject: 'A review & a question?',
      body: 'Hello,\r\nis 50% + 50% = 100%?\r\nThanks ⚽ #1\r\n\r\nSam O’Neil\r\nsam@otters.example.org',
    });
  });

  it.each([
    ['subject', { subject: 'one\r\nBcc: all@example.org' }, 'subject', 'one Bcc: all@example.org'],
    [
      'name',
      { name: ' Sam\nCarter ', message: 'Hello' },
      'body',
      'Hello\r\n\r\nSam Carter\r\nsam@otters.example.org',
    ],
    ['half a character', { subject: 'half \uD83D' }, 'subject', 'half \uFFFD'],
  ] as const)('stays a single email with a strange %s', (_what, values, field, expected) => {
    expect(read(contactMailAddress('support@example.org', { ...MESSAGE, ...values }))[field]).toBe(expected);
  });

  it('only goes to the support address, whatever that contains', () => {
    const address = contactMailAddress('help&more?cc=x@example.org', MESSAGE);
    expect(read(address).to).toBe('help&more?cc=x@example.org');
  });
});

it('includes the recipient in the text to copy', () => {
  expect(contactMailText('support@example.org', { ...MESSAGE, message: ' Hello\nthere ' })).toBe(
    'To: support@example.org\nSubject: A review & a question?\n\nHello\nthere\n\nSam O’Neil\nsam@otters.example.org',
  );
});
