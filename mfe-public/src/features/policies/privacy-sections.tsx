import { TextLink } from '@club-reviews/shared-ui';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { SupportEmail } from '../../components/support-email';
import type { TextSection } from '../../components/text-page/text-page';
import { contactLink } from '../../lib/contact-link';
import { PrivacyData } from './privacy-data';

/** Day of the last change of the privacy policy's words. */
export const PRIVACY_UPDATED = '2026-11-23';

const ICO = 'https://ico.org.uk/make-a-complaint/';

/** The privacy policy, part by part. */
export function privacySections({ brandName }: PublicConfig): readonly TextSection[] {
  return [
    {
      id: 'who-we-are',
      title: 'Who we are',
      content: (
        <p>
          “We” are the operators of {brandName}, and responsible for the personal data that this policy is
          about (the “controller”). You can reach us at <SupportEmail />. We’ll give you our name and address
          on request.
        </p>
      ),
    },
    { id: 'data', title: 'What we hold, why, and for how long', content: <PrivacyData /> },
    {
      id: 'children',
      title: 'Children',
      content: (
        <>
          <p>
            The site is for parents, guardians and clubs, and not for children. Nobody needs to tell us a
            child’s name or date of birth, and an age group is the most that a review says about a child.
          </p>
          <p>
            Please don’t name children in a review. A text that seems to give a child’s full name is held back
            until a moderator has read it. If a child is named all the same,{' '}
            <TextLink to={contactLink({ subject: 'A child is named in a review' })}>tell us</TextLink> and we
            take it down first and talk afterwards.
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
            Parents and guardians get no cookies from us, but for one that helps us to try out new versions
            safely. These things are kept by your own browser; of them, only that number and what belongs to a
            login are sent to us:
          </p>
          <ul>
            <li>the clubs that you compare (local storage, until you clear them);</li>
            <li>your last five searches for clubs (local storage, until you clear them);</li>
            <li>
              once you’ve sent a review: your email address and a receipt, to send the link again or elsewhere
              (until you close the tab);
            </li>
            <li>
              a review that you’ve begun, without your email address (local storage, until you send or discard
              it, or for 30 days);
            </li>
            <li>
              that you have closed a note (local storage) or the banner of reviews (until you close the tab);
            </li>
            <li>
              the secret part of a link from our emails, so that you can reload the page it opens (in the
              tab’s history, until you close the tab);
            </li>
            <li>how far you had scrolled, so that “back” returns there (until you close the tab);</li>
            <li>
              while some visitors get a new version of a part of the site: a random number (a cookie, for a
              year), so that you keep the version you have. It’s stored nowhere else, and says nothing about
              you;
            </li>
            <li>that a page had to be loaded twice, on some iPhones (until you close the tab);</li>
            <li>
              for those who log in to look after a club or the site: a cookie that proves the login, for 12
              hours or until they log out; a note that they are logged in (local storage); and a cookie by
              which the login knows this browser again, for 180 days, so that strangers’ wrong passwords can’t
              keep them out.
            </li>
          </ul>
          <p>
            They do what you asked for, or keep the site in order, and nothing else, which is why you see no
            question about cookies.
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
            There is no advertising and no tracking. While a page is open it notes in your browser’s memory,
            for a statistics tool, that for example a search was made or a club’s page was opened: without
            names, addresses, postcodes or texts. No such tool is part of the site, so these notes go nowhere.
            With “Do Not Track” or “Global Privacy Control” set in your browser, not even they are made.
          </p>
          <p>
            A share of visits tells us which version of a page’s code was loaded, whether that went well and
            how fast the page was. We only add these reports up by the hour, and delete the sums after 30
            days. They carry no cookie and nothing about you, and those two settings turn them off as well.
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
            We sell and share no personal data. Some companies process it for us, and only as we tell them:
          </p>
          <ul>
            <li>whoever runs the servers and the database, and their backups;</li>
            <li>whoever delivers our emails;</li>
            <li>
              a service that knows where postcodes are, where our own table does not: it gets the postcode
              from our server, without your IP address;
            </li>
            <li>
              where “What Parents Say” is written by an artificial intelligence: the provider gets the texts
              of public reviews without phone numbers, links and addresses, and nothing about who wrote them.
            </li>
          </ul>
          <p>
            <TextLink to={contactLink({ subject: 'Who processes my data?' })}>Ask us</TextLink> which
            companies these are at present, where they are, and how data is protected if that is outside the
            United Kingdom.
          </p>
          <p>
            Your browser itself asks others only where a page shows something of theirs: a club can show
            pictures from its own website, and a map, which the club search shows beside its list on wide
            windows and other pages only when you open it, consists of pictures from the map’s server. These
            servers learn your IP address, and the map’s which area you look at. Sharing a page with Facebook,
            Twitter or WhatsApp, or following a link to a club’s website, leads to them when you press it, and
            not before.
          </p>
          <p>We give data to the police or a court only where the law makes us, or to protect a child.</p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'How we protect it',
      content: (
        <p>
          Email addresses are encrypted in the database with a key that is kept elsewhere. No address is part
          of anything that the public or a club can call up. Links in our emails can be used for a limited
          time, and are stored in a form from which they cannot be rebuilt. Logins are protected against
          guessing.
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
            <li>to put right what is wrong (rectification);</li>
            <li>to delete it, your review included (erasure);</li>
            <li>to limit what we do with it (restriction), or to stop (objection);</li>
            <li>for what you gave us in a form that other programs can read (portability).</li>
          </ul>
          <p>
            If you’ve written a review, you can download, correct or erase all of it yourself, with the{' '}
            <TextLink to="/my-reviews">link to your review</TextLink>. For everything else,{' '}
            <TextLink to={contactLink({ subject: 'My data' })}>write to us</TextLink> from the address that it
            is about: that is how we know it is yours, as we have nothing else to tell. Say which club a
            review is about. We do what you ask within one month, as the law says, or tell you within that
            month why we cannot. No computer alone decides anything about you.
          </p>
        </>
      ),
    },
    {
      id: 'complaints',
      title: 'Complaints',
      content: (
        <p>
          Please tell us first, so that we can put it right. You can also complain to the Information
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
          When this policy changes, the day above changes with it. What you have sent us before stays under
          the purposes that it was sent for.
        </p>
      ),
    },
  ];
}
