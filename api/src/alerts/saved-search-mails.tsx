import type { SavedSearchWish } from '@club-reviews/domain/saved-searches';
import {
  SAVED_SEARCH_LINK_DAYS,
  SAVED_SEARCH_MONTHS,
  savedSearchText,
} from '@club-reviews/domain/saved-searches';
import type { MailTemplate } from '../platform/mail/mail-template.js';
import { Action, MailLink, Note, Paragraph } from '../platform/mail/templates/mail-parts.js';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** Asks to confirm a saved search. It may contain choices from lists, but nothing that was typed. */
export function confirmSavedSearchMail(wish: SavedSearchWish, link: string): MailTemplate {
  return {
    kind: 'saved-search-confirmation',
    subject: 'Confirm your saved search',
    preview: 'Then we’ll email you when a club has a place.',
    heading: 'Confirm your saved search',
    because: 'someone saved a search for clubs with this address',
    body: (
      <>
        <Paragraph>Someone asked us to email you when a club has a place. They’re looking for:</Paragraph>
        <Paragraph>
          <strong>{savedSearchText(wish)}</strong>
        </Paragraph>
        <Action href={link}>Check it and confirm</Action>
        <Note>
          The link works for {SAVED_SEARCH_LINK_DAYS} days. Once you confirm, you’ll get at most one email a
          day for {SAVED_SEARCH_MONTHS} months, each with a link to stop them. If this wasn’t you, ignore this
          email: we won’t send any more, and we’ll delete your address.
        </Note>
      </>
    ),
  };
}

/** A club in the mail about new ones. */
export interface NewClub {
  name: string;
  link: string;
  /** Town, distance, ages, nights and fee, as far as they're known. */
  facts: readonly string[];
}

interface NewClubs {
  wish: SavedSearchWish;
  clubs: readonly NewClub[];
  /** How many there are beyond those. */
  more: number;
  resultsLink: string;
  endLink: string;
  endsAt: Date;
}

/** Reports clubs that have places now. */
export function newClubsMail({ wish, clubs, more, resultsLink, endLink, endsAt }: NewClubs): MailTemplate {
  const [first] = clubs;
  const count = clubs.length + more;
  return {
    kind: 'saved-search-clubs',
    subject:
      count === 1 && first
        ? `${first.name} has a free place`
        : `${count} clubs near ${wish.place} have places free`,
    preview: savedSearchText(wish),
    heading: count === 1 ? 'A club has a place' : `${count} clubs have places`,
    because: `you saved a search for clubs near ${wish.place} that have places free`,
    body: (
      <>
        <Paragraph>You’re looking for: {savedSearchText(wish)}. New since our last email:</Paragraph>
        {clubs.map(({ name, link, facts }) => (
          <Paragraph key={link}>
            <MailLink href={link}>{name}</MailLink>
            <br />
            {facts.join(' · ')}
          </Paragraph>
        ))}
        {more > 0 && <Paragraph>{more === 1 ? 'And one more club.' : `And ${more} more clubs.`}</Paragraph>}
        <Action href={resultsLink}>See all the matches</Action>
        <Note>
          Places go quickly, so ask the club soon. You’ll get at most one email a day about this search, until{' '}
          {DATE.format(endsAt)}. Then we’ll delete it, along with your address.
        </Note>
        <Note>
          Found a club? <MailLink href={endLink}>End this saved search</MailLink>.
        </Note>
      </>
    ),
  };
}
