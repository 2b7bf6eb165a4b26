import { SafeguardingWays, TextLink } from '@club-reviews/shared-ui';
import type { TextSection } from '../../components/text-page/text-page';
import { contactLink, REPORT_REPLY_SUBJECT } from '../../lib/contact-link';

const REGULATIONS = 'https://www.legislation.gov.uk/uksi/2013/3028/contents/made';

/** The terms about what happens to reviews: checks, reports, notices, and what does not belong into a review at all. */
export const MODERATION_SECTIONS: readonly TextSection[] = [
  {
    id: 'moderation',
    title: 'How reviews are checked',
    content: (
      <>
        <p>
          No review is published before its author has opened the link in our email and published it there.
          Automatic checks then hold a review back for a moderator when it seems to hold
        </p>
        <ul>
          <li>profanity,</li>
          <li>a child’s full name,</li>
          <li>an email address, a phone number or a link,</li>
          <li>words that may tell of a child at risk.</li>
        </ul>
        <p>
          We may also read reviews before they are published. The same checks apply at every number of stars,
          to every club. A moderator approves a review or deletes it, and never changes its words. An edited
          review goes through the same checks. The <TextLink to="/my-reviews">link to your review</TextLink>{' '}
          shows you what became of it and why.
        </p>
        <p>
          We remove a review only for a reason of the{' '}
          <TextLink to="/how-reviews-work#removal">public list</TextLink>. Its author hears the reason by
          email and can appeal once. For 30 days we can put the review back; then it is erased, but not while
          an appeal is open.
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
          <li>reviews of a club that the author’s family has not been a part of;</li>
          <li>reviews by a club about itself or a rival, and by those who work for one;</li>
          <li>reviews in return for money, fees waived, gifts, playing time or anything else;</li>
          <li>several reviews of a club by one family in one season, under whatever address.</li>
        </ul>
        <p>
          We look for them with confirmed addresses, one review per address, club and season, limits on how
          many come from one place, and your reports. We remove what we find, and the club’s ratings and
          summary change with it. A club that buys or pushes for reviews can lose its access.
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
          Anybody can report a review: choose “Report” below it, say what’s wrong, and confirm it from the
          email we send. You get a number and a link, which shows you where your report is and what we
          decided. Clubs report their reviews from their own area, by the same rules.
        </p>
        <p>
          A moderator reads the review with all reports of it and decides: it stays, or it’s removed. We
          remove what breaks the guidelines or the law, and nothing because it’s unwelcome. The author of a
          review that is removed hears why, those who reported it hear the outcome, and neither learns who the
          other is. We aim to decide within 5 business days; our{' '}
          <TextLink to="/how-reviews-work#report-figures">figures</TextLink> say how long it really takes.
        </p>
        <p>
          The review stays public while it waits. There’s one exception: when somebody says that a child may
          be at risk, we take the review out of sight until a moderator has read it. A report from the club
          can’t do that, and neither can a second report once a moderator has let the review stand.
        </p>
        <p>
          To report a club’s reply,{' '}
          <TextLink to={contactLink({ subject: REPORT_REPLY_SUBJECT })}>write to us</TextLink>. If you think
          that we got a decision wrong, answer our email about it, and we’ll look at it again.
        </p>
        <p>What is clearly illegal comes down at once.</p>
      </>
    ),
  },
  {
    id: 'safeguarding',
    title: 'If a child is at risk',
    content: (
      <>
        <p>A review is not the way to get help: it may not be read in time.</p>
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
          If a review harms your reputation with something untrue, you can send us a notice of complaint. On
          the club’s page, press “Report” below the review and choose the notice of defamation there. Its form
          asks for what the law wants a notice to say:
        </p>
        <ul>
          <li>your name and your email address;</li>
          <li>where the statement is, and its words;</li>
          <li>what you take it to mean, and why that is defamatory of you;</li>
          <li>what in it is factually wrong, or an opinion that no facts support;</li>
          <li>that you do not know enough about the author to bring proceedings;</li>
          <li>whether we may pass your name and email address on to the author.</li>
        </ul>
        <p>
          For a club’s reply, or where you can’t use the form,{' '}
          <TextLink to={contactLink({ subject: 'Notice of complaint: defamation' })}>write to us</TextLink>{' '}
          and say the same.
        </p>
        <p>
          Within 48 hours, not counting weekends and bank holidays, we send the notice to the author, without
          your details if you want that, or remove the statement if we cannot reach the author. The author has
          5 days to answer. Without an answer, or if the author agrees, we remove it. An author who wants it
          to stay has to give us their name and postal address, which you get if they agree or a court orders
          it. This follows the <a href={REGULATIONS}>Defamation (Operators of Websites) Regulations 2013</a>.
          We give an author’s email address to nobody but a court that orders it.
        </p>
      </>
    ),
  },
];
