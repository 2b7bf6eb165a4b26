/** What a link to the contact page can fill in. */
export interface ContactPrefill {
  subject: string;
  /** The page of this site that the message is about: path and anchor, or "". */
  about: string;
}

/** A subject's maximum length. */
export const MAX_SUBJECT_LENGTH = 120;

/* Each part starts with its slash, so there's only one way to split a text. */
const OWN_PAGE = /^(?:\/[\p{L}\p{N}_-]+)+\/?(?:#[\w-]+)?$/u;
const MAX_PAGE_LENGTH = 200;

/** The subject of messages about a club's reply that breaks the rules. Reviews have their own report link. */
export const REPORT_REPLY_SUBJECT = 'Report a club’s reply';

/** The contact form's address, with its subject filled in and, if given, the page that the message is about. */
export function contactLink({ subject, about = '' }: { subject: string; about?: string }) {
  const parameters = new URLSearchParams({ subject, ...(about === '' ? {} : { about }) });
  return { pathname: '/contact', search: `?${parameters.toString()}`, hash: '#contact-form' };
}

/**
 * Reads the values that an address fills in. Anyone can make such an address, so a subject is one line of limited
 * length, and a page must be a path of this site.
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
