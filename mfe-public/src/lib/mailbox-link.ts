/**
 * The link to the page where mails can be read while no mail server is set up.
 * @param mailbox path as the api's answer names it; only one of this site counts
 */
export function mailboxLink(mailbox: string | undefined): { address: string; label: string } | undefined {
  if (mailbox === undefined || !/^\/(?!\/)/.test(mailbox)) return undefined;
  return { address: mailbox, label: 'Open this test site’s mailbox' };
}
