import { getOperator } from '@club-reviews/domain/operator-defaults';
import { TextLink } from '@club-reviews/shared-ui';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { OperatorIdentity } from '../../components/operator-identity';
import type { TextSection } from '../../components/text-page/text-page';
import { contactLink } from '../../lib/contact-link';
import { PrivacyData } from './privacy-data';

/** When the privacy policy's text last changed. */
export const PRIVACY_UPDATED = '2026-11-27';

/** Who sees that a map is shown, apart from us. */
const MAP_ASKS_A_SERVER =
  'Your browser only contacts another server for maps: in a wide window the club search shows one beside its list, and other pages only show one when you open it. The map’s server sees your IP address and which area you’re looking at.';
const MAP_IS_OURS = 'Our pages load nothing from other servers, maps and clubs’ pictures included.';

const ICO = 'https://ico.org.uk/make-a-complaint/';

/** The privacy policy, part by part. */
export function privacySections(config: PublicConfig): readonly TextSection[] {
  const { map } = config;
  const { icoRegistration } = getOperator(config);
  return [
    {
      id: 'who-we-are',
      title: 'Who we are',
      content: (
        <>
          <OperatorIdentity />
          <p>
            “We” are the operators of {config.brandName}. We’re responsible for the personal data this policy
            covers (we’re its “controller”).
          </p>
          {icoRegistration !== '' && (
            <p>{`Our registration number with the Information Commissioner’s Office is ${icoRegistration}.`}</p>
          )}
        </>
      ),
    },
    { id: 'data', title: 'What we hold, why, and for how long', content: <PrivacyData /> },
    {
      id: 'children',
      title: 'Children',
      content: (
        <>
          <p>
            The site is for parents, guardians and clubs, not for children. No one needs to tell us a child’s
            name or date of birth: a review only asks for their age group.
          </p>
          <p>
            Please don’t name children in a review. If a review seems to give a child’s full name, we hold it
            until a moderator has read it. If a child is named anyway,{' '}
            <TextLink to={contactLink({ subject: 'A child is named in a review' })}>tell us</TextLink> and
            we’ll take it down first and talk afterwards.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      content: (
        <>
          <p>
            We don’t give parents and guardians any cookies, except one that helps us try out new versions
            safely. Your own browser keeps the things below. Only the number in that cookie, and anything that
            belongs to a login, is sent to us:
          </p>
          <ul>
            <li>the clubs you compare (local storage, until you clear them);</li>
            <li>your last five searches for clubs (local storage, until you clear them);</li>
            <li>
              once you’ve sent a review: your email address and a receipt, to send the link again or to
              another address (until you close the tab);
            </li>
            <li>
              a draft of a review, without your email address, if you choose to keep it (local storage, until
              you send or discard it, or for 30 days; for 7 days if it couldn’t be sent because there was no
              connection);
            </li>
            <li>
              the home page and the pages of the last 30 clubs you opened, so that you can read them without a
              connection (your browser’s cache for this site, for 30 days; not if you save data);
            </li>
            <li>
              whether you’ve closed a note (local storage) or the banner of reviews (until you close the tab);
            </li>
            <li>
              the secret part of a link from our emails, so that you can reload the page it opens (in the
              tab’s history, until you close the tab);
            </li>
            <li>how far you’d scrolled, so that “back” takes you there (until you close the tab);</li>
            <li>
              while some visitors get a new version of a part of the site: a random number (a cookie, for a
              year), so that you keep the version you have. It isn’t stored anywhere else, and says nothing
              about you;
            </li>
            <li>on some iPhones, a note that a page had to be loaded twice (until you close the tab);</li>
            <li>
              if you log in to look after a club or the site: a cookie that proves you’re logged in, for 12
              hours or until you log out; a note that you’re logged in (local storage); and a cookie that
              helps us recognise this browser, for 180 days, so that strangers’ wrong passwords can’t lock you
              out.
            </li>
          </ul>
          <p>
            They only do what you asked for or keep the site in order, which is why we don’t ask you about
            cookies.
          </p>
        </>
      ),
    },
    {
      id: 'statistics',
      title: 'Statistics and tracking',
      content: (
        <>
          <p>
            There’s no advertising and no tracking. While a page is open, it notes in your browser’s memory
            what a statistics tool might count, such as a search or a visit to a club’s page. These notes
            contain no names, addresses, postcodes or text. The site has no such tool, so they go nowhere. If
            “Do Not Track” or “Global Privacy Control” is set in your browser, the page doesn’t even make
            them.
          </p>
          <p>
            Some visits tell us which version of a page’s code was loaded, whether that worked and how fast
            the page was. We only add these reports up by the hour, and delete the totals after 30 days. The
            reports contain no cookie and nothing about you, and the same two settings turn them off.
          </p>
        </>
      ),
    },
    {
      id: 'others',
      title: 'Who else is involved',
      content: (
        <>
          <p>
            We don’t sell or share personal data. Some companies process it for us, and only as we tell them
            to:
          </p>
          <ul>
            <li>those that run the servers and the database, and their backups;</li>
            <li>those that deliver our emails;</li>
            <li>
              a service that looks up postcodes our own table doesn’t have: it gets the postcode from our
              server, without your IP address;
            </li>
            <li>
              if “What Parents Say” is written by artificial intelligence, its provider: it gets the text of
              public reviews, without phone numbers, links or addresses, and nothing about who wrote them.
            </li>
          </ul>
          <p>
            <TextLink to={contactLink({ subject: 'Who processes my data?' })}>Ask us</TextLink> which
            companies these are at the moment, where they are, and how data is protected if that is outside
            the United Kingdom.
          </p>
          <p>
            {map?.tilesUrl === undefined ? MAP_IS_OURS : MAP_ASKS_A_SERVER} A link to a club’s website, or to
            share a page on Facebook, Twitter or WhatsApp, only takes you there once you select it.
          </p>
          <p>We only give data to the police or a court if the law makes us, or to protect a child.</p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'How we protect it',
      content: (
        <p>
          We encrypt email addresses in the database, with a key that’s kept elsewhere. Nothing the public or
          a club can call up contains an address. Links in our emails work for a limited time, and we store
          them in a form they can’t be rebuilt from. Logins are protected against guessing.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      content: (
        <>
          <p>You can ask us, free of charge:</p>
          <ul>
            <li>for a copy of what we hold about you (access);</li>
            <li>to correct what’s wrong (rectification);</li>
            <li>to delete it, including your review (erasure);</li>
            <li>to limit what we do with it (restriction), or to stop (objection);</li>
            <li>for what you gave us in a form that other programs can read (portability).</li>
          </ul>
          <p>
            If you’ve written a review, you can download, correct or erase all of it yourself, with the{' '}
            <TextLink to="/my-reviews">link to your review</TextLink>. For everything else,{' '}
            <TextLink to={contactLink({ subject: 'My data' })}>write to us</TextLink> from the address it’s
            about, because that’s the only way we can tell it’s yours. If you mean a review, say which club
            it’s about. We’ll do what you ask within one month, as the law requires, or tell you within that
            month why we can’t. No computer decides anything about you on its own.
          </p>
        </>
      ),
    },
    {
      id: 'complaints',
      title: 'Complaints',
      content: (
        <p>
          Please tell us first, so we can put it right. You can also complain to the Information
          Commissioner’s Office at any time: <a href={ICO}>ico.org.uk/make-a-complaint</a>, telephone{' '}
          <a href="tel:03031231113">0303&nbsp;123&nbsp;1113</a>.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      content: (
        <p>
          When we change this policy, we change the date above. What you’ve already sent us is still only used
          for the purposes you sent it for.
        </p>
      ),
    },
  ];
}
