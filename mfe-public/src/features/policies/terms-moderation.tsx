import { getOperator } from '@club-reviews/domain/operator-defaults';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { SafeguardingWays, TextLink } from '@club-reviews/shared-ui';
import { RestorableDays } from '../../components/restorable-days';
import type { TextSection } from '../../components/text-page/text-page';
import { contactLink, REPORT_REPLY_SUBJECT } from '../../lib/contact-link';

const REGULATIONS = 'https://www.legislation.gov.uk/uksi/2013/3028/contents/made';

/** The terms on what happens to reviews: checks, reports, notices, and what doesn't belong in a review. */
export function moderationSections(config: PublicConfig): readonly TextSection[] {
  const { replyTimeLongest } = getOperator(config);
  return [
    {
      id: 'moderation',
      title: 'How reviews are checked',
      content: (
        <>
          <p>
            We don’t publish a review until its author has opened the link in our email and published it
            there. Automatic checks then hold a review for a moderator if it seems to contain
          </p>
          <ul>
            <li>swearing,</li>
            <li>a child’s full name,</li>
            <li>an email address, a phone number or a link,</li>
            <li>signs that a child is at risk.</li>
          </ul>
          <p>
            We may also read reviews before they are published. The same checks apply to every club, however
            many stars a review gives. A moderator approves or deletes a review, and never changes its words.
            An edited review goes through the same checks. The{' '}
            <TextLink to="/my-reviews">link to your review</TextLink> shows you what happened to it and why.
          </p>
          <p>
            We only remove a review for a reason on the{' '}
            <TextLink to="/how-reviews-work#removal">public list</TextLink>. We email its author the reason,
            and they can appeal once. We can put the review back for <RestorableDays />. Then we erase it, but
            not while an appeal is open.
          </p>
        </>
      ),
    },
    {
      id: 'fake-reviews',
      title: 'Fake reviews and rewards',
      content: (
        <>
          <p>We don’t allow:</p>
          <ul>
            <li>reviews of a club that the author’s family hasn’t been part of;</li>
            <li>reviews of a club, or a rival, by the club itself or by anyone who works for it;</li>
            <li>reviews in return for money, fees waived, gifts, playing time or anything else;</li>
            <li>several reviews of a club by one family in one season, whatever addresses they use.</li>
          </ul>
          <p>
            To catch them, we confirm addresses, allow one review per address, club and season, limit how many
            come from one place, and read your reports. We remove what we find, and the club’s ratings and
            summary change to match. A club that buys reviews or pressures people to write them can lose its
            access. Once we’ve proven that its reviews were manipulated, we can put a warning above them; the
            club can appeal once.
          </p>
        </>
      ),
    },
    {
      id: 'reports',
      title: 'Reports and objections',
      content: (
        <>
          <p>
            Anyone can report a review: select “Report” below it, say what’s wrong, and confirm your report
            from the email we send. You’ll get a number, and a link that shows how far your report has got and
            what we decided. Clubs report their reviews from their own area, under the same rules.
          </p>
          <p>
            A moderator reads the review and every report about it, and decides whether it stays or goes. We
            remove what breaks the guidelines or the law, and nothing just because it’s unwelcome. If we
            remove a review, we tell its author why. We tell everyone who reported it the outcome, and neither
            side finds out who the other is. We aim to decide within {replyTimeLongest}; our{' '}
            <TextLink to="/how-reviews-work#report-figures">figures</TextLink> show how long it really takes.
          </p>
          <p>
            The review stays public in the meantime, with one exception: if someone says a child may be at
            risk, we hide the review until a moderator has read it. A report from the club can’t do that, and
            nor can a second report once a moderator has let the review stand.
          </p>
          <p>
            To report a club’s reply,{' '}
            <TextLink to={contactLink({ subject: REPORT_REPLY_SUBJECT })}>write to us</TextLink>. If you think
            we got a decision wrong, reply to our email about it and we’ll look again.
          </p>
          <p>We take down anything clearly illegal straight away.</p>
        </>
      ),
    },
    {
      id: 'safeguarding',
      title: 'If a child is at risk',
      content: (
        <>
          <p>Please don’t use a review to get help: it may not be read in time.</p>
          <SafeguardingWays />
        </>
      ),
    },
    {
      id: 'defamation',
      title: 'Notices about defamation',
      content: (
        <>
          <p>
            If something untrue in a review harms your reputation, you can send us a notice of complaint. On
            the club’s page, select “Report” below the review, then the notice of defamation. Its form asks
            for what the law says a notice must include:
          </p>
          <ul>
            <li>your name and your email address;</li>
            <li>where the statement is, and its words;</li>
            <li>what you take it to mean, and why that is defamatory of you;</li>
            <li>what in it is factually wrong, or an opinion not supported by fact;</li>
            <li>that you don’t know enough about the author to bring proceedings;</li>
            <li>whether we may pass your name and email address on to the author.</li>
          </ul>
          <p>
            If it’s about a club’s reply, or you can’t use the form,{' '}
            <TextLink to={contactLink({ subject: 'Notice of complaint: defamation' })}>write to us</TextLink>{' '}
            with the same details.
          </p>
          <p>
            Within 48 hours, not counting weekends and bank holidays, we send the notice to the author,
            without your details if you prefer, or remove the statement if we can’t reach them. The author has
            5 days to answer. If they don’t answer, or agree, we remove it. If they want it to stay, they have
            to give us their name and postal address, which you get if they agree or a court orders it. This
            follows the <a href={REGULATIONS}>Defamation (Operators of Websites) Regulations 2013</a>. We only
            give an author’s email address to a court that orders us to.
          </p>
        </>
      ),
    },
  ];
}
