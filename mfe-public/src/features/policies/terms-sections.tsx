import { TextLink } from '@club-reviews/shared-ui';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { OperatorIdentity } from '../../components/operator-identity';
import type { TextSection } from '../../components/text-page/text-page';
import { REVIEW_GUIDELINES } from '../../lib/review-guidelines';
import { moderationSections } from './terms-moderation';

/** When the terms' text last changed. */
export const TERMS_UPDATED = '2026-11-27';

/** The terms of service, part by part. */
export function termsSections(config: PublicConfig): readonly TextSection[] {
  const { brandName } = config;
  return [
    {
      id: 'agreement',
      title: 'What these terms are',
      content: (
        <p>
          They’re the rules of {brandName}, agreed between you and us, its operators. By using the site you
          agree to them. If you don’t agree, please don’t use it. The{' '}
          <TextLink to="/privacy-policy">privacy policy</TextLink> says what happens to your data.
        </p>
      ),
    },
    {
      id: 'who-may-write',
      title: 'Who may write reviews',
      content: (
        <p>
          Adults who are the parent or guardian of a child who plays, or has recently played, for the club.
          People who work for a club, paid or as volunteers, and their households must not review that club or
          a rival. You don’t need an account, but you do need your own email address: we only publish the
          review once you’ve confirmed it through the link in our email. That’s what “Verified” means. It
          isn’t proof of membership.
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
            Write about what you’ve seen yourself, and keep what happened separate from what you think of it.
            A review can be hard on a club, but it must not be untrue.
          </p>
        </>
      ),
    },
    {
      id: 'your-words',
      title: 'Your words stay yours',
      content: (
        <p>
          You keep the rights in what you write. You allow us, free of charge and for as long as it’s
          published, to show it on the site and wherever its pages are shared, and to quote and summarise it
          there. You can edit, withdraw or erase it at any time (
          <TextLink to="/faq#edit">how that works</TextLink>). Neither we nor the club can change your words.
        </p>
      ),
    },
    ...moderationSections(config),
    {
      id: 'clubs',
      title: 'For clubs',
      content: (
        <>
          <p>
            A club’s page exists whether or not the club has claimed it. Anyone who claims it must be entitled
            to speak for the club. A login belongs to one person and must not be passed on.
          </p>
          <ul>
            <li>Clubs can’t hide, delay or delete a review.</li>
            <li>
              Profiles and replies must be true, and must not contain personal details of families or
              children.
            </li>
            <li>
              Replies must respond to what was written. They must not guess who wrote it, make threats or
              offer rewards.
            </li>
            <li>
              Clubs may ask for reviews, by <TextLink to="/how-reviews-work#invitations">invitation</TextLink>{' '}
              too, if they ask all families equally, offer nothing in return and don’t look over anyone’s
              shoulder.
            </li>
            <li>
              The club must have the right to use the pictures on its page, and the consent of the families in
              them.
            </li>
          </ul>
          <p>
            If these rules are broken, we can correct a page, remove a reply or end a login, and we’ll say
            why.
          </p>
        </>
      ),
    },
    {
      id: 'independence',
      title: 'Independence',
      content: (
        <p>
          Listing, claiming and replying are free. No one can buy a rating, a ranking or a removal. Clubs are
          listed by name, distance, rating, number of reviews or how well they match your search.
        </p>
      ),
    },
    {
      id: 'fair-use',
      title: 'Fair use of the site',
      content: (
        <p>
          Don’t copy the directory by machine, attack or overload the site, get around its limits, pretend to
          be someone else or collect data about people here. We may block anyone who does.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'What we’re responsible for',
      content: (
        <>
          <p>
            Reviews are their authors’ opinions, and profiles are the clubs’ own words. We check them as
            described above, but we don’t know the clubs and don’t recommend any. Before you choose one, visit
            it and ask about coaches’ qualifications, background checks and its welfare officer.
          </p>
          <p>
            We look after the site with reasonable care, but can’t promise that it will always be available or
            free of mistakes. We’re not liable for losses that we couldn’t foresee or that aren’t our fault.
            Nothing in these terms limits liability for death or injury caused by negligence, for fraud, or
            for anything else the law doesn’t let us limit, and nothing limits your rights as a consumer.
          </p>
        </>
      ),
    },
    {
      id: 'law',
      title: 'Law',
      content: (
        <p>
          The law of England and Wales applies, and its courts decide any dispute. If you live in Scotland or
          Northern Ireland, you can go to the courts there. If one of these terms turns out not to be valid,
          the others still apply.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      content: (
        <>
          <p>
            When we change these terms, we change the date above. A review stays under the terms it was
            written under. If you have questions, write to us.
          </p>
          <OperatorIdentity />
        </>
      ),
    },
  ];
}
