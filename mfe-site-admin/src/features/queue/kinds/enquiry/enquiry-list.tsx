import type { EnquiryState } from '@club-reviews/domain/enquiries';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  TextLink,
  ukDateTime,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { searchParams, textOrNull } from '@club-reviews/shared-ui/search-params';
import { Ban, Inbox, RotateCcw } from 'lucide-react';
import { usePutEnquiryBlockMutation, useReadEnquiriesInfiniteQuery } from '../../../../api/site-admin-api';
import type { AdminEnquiry } from '../../../../api/types';
import { CursorList } from '../../../../components/cursor-list';
import { CardHead } from '../../../../components/list-parts';
import { toastOutcome } from '../../../../lib/toast-outcome';
import { OnlyFor } from '../../../session/staff-session';
import { EnquiryFacts } from './enquiry-kind';

const STATE_LABELS: Record<EnquiryState, string> = {
  unconfirmed: 'Not confirmed',
  held: 'On hold',
  waiting: 'Waiting for the club',
  answered: 'Answered',
  closed: 'No reply needed',
  reported: 'Reported',
  removed: 'Removed',
};

const TONES: Partial<Record<EnquiryState, 'warning' | 'danger'>> = {
  ...{ held: 'warning', reported: 'warning', removed: 'danger' },
};

const BLOCKED = { done: 'Address blocked', failed: 'The address couldn’t be blocked.' };
const LIFTED = { done: 'Block lifted', failed: 'The block couldn’t be lifted.' };

const enquiryParams = searchParams({ cursor: textOrNull });

/** Questions to clubs that were held or reported, newest first. */
export function EnquiryList() {
  const { cursor } = enquiryParams.read(useLocation().search);
  const found = useReadEnquiriesInfiniteQuery({ filters: {}, cursor });
  return (
    <CursorList
      title="Questions"
      noun="questions"
      order="newest first"
      found={found}
      empty={
        <EmptyState
          icon={<Inbox aria-hidden="true" />}
          title="No questions to look at"
          hint="You only see questions that a club has reported or that our checks put on hold. They stay here for a year."
        />
      }
      cursor={cursor}
      pageQuery={(page) => enquiryParams.query({ cursor: page })}
    >
      {(enquiry) => <EnquiryCard key={enquiry.id} enquiry={enquiry} />}
    </CursorList>
  );
}

/** A question in the list: its text, its outcome, and whether its sender may ask more. */
function EnquiryCard({ enquiry }: { enquiry: AdminEnquiry }) {
  const { id, clubName, clubSlug, state, isBlocked, hasAddress, decidedAt, decidedBy } = enquiry;
  const [putBlock, { isLoading }] = usePutEnquiryBlockMutation();
  const waits = state === 'held' || state === 'reported';

  async function switchBlock() {
    const { error } = await putBlock({ id, body: { isBlocked: !isBlocked } });
    toastOutcome(error, isBlocked ? LIFTED : BLOCKED);
  }

  return (
    <Card as="li">
      <CardHead data-justify="between">
        <h3>
          <TextLink to={`/clubs/${clubSlug}`}>{clubName}</TextLink>
        </h3>
        <Badge tone={TONES[state] ?? 'neutral'}>{STATE_LABELS[state]}</Badge>
      </CardHead>
      <EnquiryFacts enquiry={enquiry} />
      {decidedAt !== null && !waits && (
        <p>
          {`${decidedBy ?? 'A moderator'} decided on ${ukDateTime(decidedAt)}. ${enquiry.decisionReason ?? ''}`}
        </p>
      )}
      {waits && (
        <p>
          <TextLink to={`/admin?kinds=enquiry&entry=enquiry-${id}`}>
            Decide in the queue<VisuallyHidden>: {clubName}</VisuallyHidden>
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
