import { Badge, Button, Card, TextLink, ukDateTime, VisuallyHidden } from '@club-reviews/shared-ui';
import { Ban, RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import { usePutEnquiryBlockMutation } from '../../api/site-admin-api';
import type { AdminEnquiry } from '../../api/types';
import { ENQUIRY_STATE_LABELS } from '../../lib/enquiry-labels';
import { toastOutcome } from '../../lib/toast-outcome';
import { OnlyFor } from '../session/staff-session';
import { EnquiryFacts } from './enquiry-facts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  & > h3 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const TONES: Partial<Record<AdminEnquiry['state'], 'warning' | 'danger'>> = {
  ...{ held: 'warning', reported: 'warning', removed: 'danger' },
};

const BLOCKED = { done: 'Address blocked', failed: 'The address couldn’t be blocked.' };
const LIFTED = { done: 'Block lifted', failed: 'The block couldn’t be lifted.' };

/** A question in the list: its text, its outcome, and whether its sender may ask more. */
export function EnquiryCard({ enquiry }: { enquiry: AdminEnquiry }) {
  const { id, clubName, clubSlug, state, isBlocked, hasAddress, decidedAt, decidedBy } = enquiry;
  const [putBlock, { isLoading }] = usePutEnquiryBlockMutation();
  const waits = state === 'held' || state === 'reported';

  async function switchBlock() {
    const { error } = await putBlock({ id, body: { isBlocked: !isBlocked } });
    toastOutcome(error, isBlocked ? LIFTED : BLOCKED);
  }

  return (
    <Card as="li">
      <Head>
        <h3>
          <TextLink to={`/clubs/${clubSlug}`}>{clubName}</TextLink>
        </h3>
        <Badge {...(TONES[state] === undefined ? {} : { tone: TONES[state] })}>
          {ENQUIRY_STATE_LABELS[state]}
        </Badge>
      </Head>
      <EnquiryFacts enquiry={enquiry} />
      {decidedAt !== null && !waits && (
        <p>
          {decidedBy ?? 'A moderator'} decided on {ukDateTime(decidedAt)}.
          {enquiry.decisionReason !== null && ` ${enquiry.decisionReason}`}
        </p>
      )}
      {waits && (
        <p>
          <TextLink to={`/admin?kinds=enquiry&entry=enquiry-${id}`}>
            Decide on the desk<VisuallyHidden>: {clubName}</VisuallyHidden>
          </TextLink>
        </p>
      )}
      {hasAddress && (
        <OnlyFor role="moderator">
          <div>
            <Button
              size="small"
              variant="secondary"
              pending={isLoading}
              pendingLabel="Saving…"
              onClick={() => void switchBlock()}
            >
              {isBlocked ? <RotateCcw aria-hidden="true" /> : <Ban aria-hidden="true" />}
              {isBlocked ? 'Let the sender ask again' : 'Block the sender'}
              <VisuallyHidden>: {clubName}</VisuallyHidden>
            </Button>
          </div>
        </OnlyFor>
      )}
    </Card>
  );
}
