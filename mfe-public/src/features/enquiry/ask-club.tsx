import { FocusArea, PageHeading, Section } from '@club-reviews/shared-ui';
import { useState } from 'react';
import type { ClubDetail } from '../../api/types';
import { Column } from '../../components/column';
import { askedText } from '../../lib/child-team';
import { useChildContext } from '../../lib/use-child-context';
import { EnquiryForm } from './enquiry-form';
import type { SentEnquiry } from './enquiry-form';
import { EnquirySent } from './enquiry-sent';
import { OtherWays } from './other-ways';

/** Where a parent asks a known club about a place, and what happens next. */
export function AskClub({ club }: { club: ClubDetail }) {
  const child = useChildContext();
  const [sent, setSent] = useState<SentEnquiry | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const [isWriting, setIsWriting] = useState(true);
  const initial = sent?.values ?? {
    ageGroup: child.age ?? '',
    message: askedText(child),
    email: '',
    website: '',
  };
  const takesQuestions = club.closed === null && club.page?.isClaimed !== false && !isRefused;
  const shown = !takesQuestions ? 'other-ways' : isWriting || sent === null ? 'form' : 'sent';
  const contents = {
    'other-ways': () => <OtherWays club={club} />,
    form: () => (
      <Column>
        <EnquiryForm
          club={club}
          initial={initial}
          onRefused={() => setIsRefused(true)}
          onSent={(answer) => {
            setSent(answer);
            setIsWriting(false);
          }}
        />
      </Column>
    ),
    sent: () =>
      sent !== null && <EnquirySent clubName={club.name} sent={sent} onChange={() => setIsWriting(true)} />,
  };
  return (
    <>
      <PageHeading
        title="Ask About a Place"
        lead={
          takesQuestions
            ? `Write to ${club.name}. The club won’t see your email address unless you reply.`
            : club.name
        }
      />
      <Section aria-label="Your question">
        <FocusArea shown={shown}>{contents[shown]()}</FocusArea>
      </Section>
    </>
  );
}
