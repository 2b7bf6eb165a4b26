import { mailboxLink } from './mailbox-link';

describe('link to the mailbox', () => {
  it('leads where the answer says', () => {
    expect(mailboxLink('/dev/mailbox')?.address).toBe('/dev/mailbox');
  });

  it.each([undefined, '', '//elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)'])(
    'does not exist for %p',
    (mailbox) => {
      expect(mailboxLink(mailbox)).toBeUndefined();
    },
  );
});
