import type { EnquiryStatus } from '@club-reviews/domain/enquiries';
import { ButtonLink } from '@club-reviews/shared-ui';
import { Ban, Eye, MailCheck, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EnquiryProgress } from '../../api/types';
import { OutcomeFrame } from '../../components/outcome-frame';
import { clubPath } from '../../lib/club-address';

interface Outcome {
  icon: ReactNode;
  title: string;
  text: (clubName: string) => ReactNode;
}

const OUTCOMES: Record<Exclude<EnquiryStatus, 'unconfirmed'>, Outcome> = {
  sent: {
    icon: <Send />,
    title: 'Your question is on its way',
    text: (club) => (
      <>
        <p>
          {club} has your message and can answer through us. You’ll get the answer by email, with the address
          of the person who wrote it.
        </p>
        <p>The club doesn’t have your address, and only gets it if you write back.</p>
        <p>Most clubs are run by volunteers, so it can take a few days.</p>
      </>
    ),
  },
  held: {
    icon: <Eye />,
    title: 'A moderator will read your question first',
    text: (club) => (
      <p>
        Our checks found a link, contact details or rude words in it, or it may be about a child at risk. One
        of us will read it before {club} does. If we can’t pass it on, we’ll email you to say why. In an
        emergency, call 999.
      </p>
    ),
  },
  answered: {
    icon: <MailCheck />,
    title: 'The club has answered',
    text: (club) => (
      <p>
        We’ve emailed you what {club} wrote. Reply to that email to write back: it goes straight to the club.
      </p>
    ),
  },
  removed: {
    icon: <Ban />,
    title: 'Your question was taken down',
    text: () => <p>A moderator has taken it down. We’ve emailed you the reason.</p>,
  },
};

/** What happens next with a confirmed question. */
export function EnquiryOutcome({ enquiry: { status, clubName, clubSlug } }: { enquiry: EnquiryProgress }) {
  if (status === 'unconfirmed') return null;
  const { icon, title, text } = OUTCOMES[status];
  return (
    <OutcomeFrame
      icon={icon}
      tone={status === 'removed' ? 'plain' : 'good'}
      title={title}
      actions={<ButtonLink to={clubPath(clubSlug)}>Back to {clubName}</ButtonLink>}
    >
      {text(clubName)}
    </OutcomeFrame>
  );
}
