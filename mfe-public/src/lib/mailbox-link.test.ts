import { mailboxLink } from './mailbox-link';

describe('link to the mailbox', () => {
  it('leads where the response says', () => {
    expect(mailboxLink('/dev/mailbox')?.address).toBe('/dev/mailbox');
  });

  it.each([undefined, '', '//elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)'])(
    'is missing for %p',
    (mailbox) => {
      expect(mailboxLink(mailbox)).toBeUndefined();
    },
  );
});
