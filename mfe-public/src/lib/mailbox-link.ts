/**
 * The link to the page where emails can be read if no mail server is set up.
 * @param mailbox path from the api's response; only one of this site counts
 */
export function mailboxLink(mailbox: string | undefined): { address: string; label: string } | undefined {
  if (mailbox === undefined || !/^\/(?!\/)/.test(mailbox)) return undefined;
  return { address: mailbox, label: 'Open this test site’s mailbox' };
}
