import { TextLink } from '@club-reviews/shared-ui';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { SupportEmail } from '../../components/support-email';
import type { TextSection } from '../../components/text-page/text-page';
import { REVIEW_GUIDELINES } from '../../lib/review-guidelines';
import { MODERATION_SECTIONS } from './terms-moderation';

/** Day of the last change of the terms' words. */
export const TERMS_UPDATED = '2026-11-22';

/** The terms of service, part by part. */
export function termsSections({ brandName }: PublicConfig): readonly TextSection[] {
  return [
    {
      id: 'agreement',
      title: 'What these terms are',
      content: (
        <p>
          They are the rules of {brandName}, between you and us, its operators. Whoever uses the site agrees
          to them; if you do not, please do not use it. The{' '}
          <TextLink to="/privacy-policy">privacy policy</TextLink> says what happens with your data.
        </p>
      ),
    },
    {
      id: 'who-may-write',
      title: 'Who may write reviews',
      content: (
        <p>
          Adults who are the parent or guardian of a child who plays, or has recently played, for the club.
          People who work for a club, paid or as volunteers, and their households do not review that club or a
          rival. No account is needed, but an email address that is yours: the review is published only once
          you’ve confirmed it through the link in our email. “Verified” means this confirmation, and no proof
          of membership.
        </p>
      ),
    },
    {
      id: 'guidelines',
      title: 'Review guidelines',
      content: (
        <>
          <ul>
            {REVIEW_GUIDELINES.map((guideline) => (
              <li key={guideline}>{guideline}</li>
            ))}
          </ul>
          <p>
            Write what you have seen yourself, and separate what happened from what you think of it. A review
            may be hard on a club; it may not be untrue.
          </p>
        </>
      ),
    },
    {
      id: 'your-words',
      title: 'Your words stay yours',
      content: (
        <p>
          You keep the rights in what you write. You allow us, free of charge and for as long as it is
          published, to show it on the site and where pages of the site are shared, and to quote and sum it up
          there. You can edit, withdraw or erase it at any time (
          <TextLink to="/faq#edit">how that works</TextLink>). Neither we nor the club can change your words.
        </p>
      ),
    },
    ...MODERATION_SECTIONS,
    {
      id: 'clubs',
      title: 'For clubs',
      content: (
        <>
          <p>
            A club’s page exists whether or not the club has claimed it. Whoever claims it must be entitled to
            speak for the club. A login belongs to one person and is not passed on.
          </p>
          <ul>
            <li>Clubs can neither hide nor delay a review, nor delete one.</li>
            <li>Profile and replies must be true, and hold no personal details of families or children.</li>
            <li>
              Replies answer what was written. They do not guess who wrote it, threaten or offer rewards.
            </li>
            <li>
              Clubs may ask for reviews, if they ask all families alike, offer nothing for them and look over
              nobody’s shoulder.
            </li>
            <li>Pictures on the page are the club’s to use, with the consent of the families they show.</li>
          </ul>
          <p>
            We can correct a page, remove a reply or end a login where these rules are broken, and say why.
          </p>
        </>
      ),
    },
    {
      id: 'independence',
      title: 'Independence',
      content: (
        <p>
          Listing, claiming and replying are free. No one can buy a rating, a ranking or a removal. Lists of
          clubs are in the order of their names or distances.
        </p>
      ),
    },
    {
      id: 'fair-use',
      title: 'Fair use of the site',
      content: (
        <p>
          Do not copy the directory by machine, attack or overload the site, get around its limits, pretend to
          be somebody else or collect data about people here. We may block anyone who does.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'What we answer for',
      content: (
        <>
          <p>
            Reviews are the opinions of their authors, and profiles are the words of clubs. We check them as
            described above, but we do not know the clubs and recommend none. Before you choose one, visit it
            and ask about coaches’ qualifications, background checks and its welfare officer.
          </p>
          <p>
            We look after the site with reasonable care, but cannot promise that it is always there or free of
            mistakes. We are not liable for losses that we could not foresee or that are not our fault.
            Nothing in these terms limits liability for death or injury by negligence, for fraud, or anything
            else that the law does not let us limit, nor your rights as a consumer.
          </p>
        </>
      ),
    },
    {
      id: 'law',
      title: 'Law',
      content: (
        <p>
          The law of England and Wales applies, and its courts decide. If you live in Scotland or Northern
          Ireland, you can go to the courts there. If one of these terms does not hold, the others do.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      content: (
        <p>
          When the terms change, the day above changes with them; a review stays under the terms that it was
          written under. Questions: <SupportEmail />.
        </p>
      ),
    },
  ];
}
