/** What a link to the contact page can put into its form. */
export interface ContactPrefill {
  subject: string;
  /** The page of this site that the message is about: path and anchor, or "". */
  about: string;
}

/** The most characters that a subject may have. */
export const MAX_SUBJECT_LENGTH = 120;

/* Each part begins with its slash, so that no text can be divided in more than one way. */
const OWN_PAGE = /^(?:\/[\p{L}\p{N}_-]+)+\/?(?:#[\w-]+)?$/u;
const MAX_PAGE_LENGTH = 200;

/** The subject of messages about a club's reply that breaks the rules. Reviews are reported below them. */
export const REPORT_REPLY_SUBJECT = 'Report a club’s reply';

/** The contact form's address, with its subject filled in and, if given, the page that the message is about. */
export function contactLink({ subject, about = '' }: { subject: string; about?: string }) {
  const parameters = new URLSearchParams({ subject, ...(about === '' ? {} : { about }) });
  return { pathname: '/contact', search: `?${parameters.toString()}`, hash: '#contact-form' };
}

/**
 * Reads what an address puts into the form. Anybody can make such an address, so a subject is one line of limited
 * length, and a page is only taken for one when it is a path of this site.
 */
export function readContactPrefill(search: string): ContactPrefill {
  const parameters = new URLSearchParams(search);
  const subject = (parameters.get('subject') ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const about = parameters.get('about') ?? '';
  return {
    subject: [...subject].slice(0, MAX_SUBJECT_LENGTH).join(''),
    about: about.length <= MAX_PAGE_LENGTH && OWN_PAGE.test(about) ? about : '',
  };
}
