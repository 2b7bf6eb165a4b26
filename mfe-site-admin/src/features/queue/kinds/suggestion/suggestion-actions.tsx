import { Button, ButtonLink, Cluster, VisuallyHidden } from '@club-reviews/shared-ui';
import { CircleCheck, CircleX, ListChecks, PencilLine, Plus } from 'lucide-react';
import type { AdminSuggestion } from '../../../../api/types';
import { clubEntryFor, newClubFor } from '../../../../lib/suggestion-address';
import { OnlyFor } from '../../../session/staff-session';
import type { SuggestionQuestion } from './suggestion-decision';

interface SuggestionActionsProps {
  suggestion: AdminSuggestion;
  /** Whether the page for acting on it is already open. */
  isAtClub?: boolean;
  onAsk: (question: SuggestionQuestion) => void;
}

/** What a moderator can do about an open suggestion. */
export function SuggestionActions({ suggestion, isAtClub = false, onAsk }: SuggestionActionsProps) {
  const { id, kind, club, clubName, state } = suggestion;
  if (state !== 'open') return null;
  const about = <VisuallyHidden>{`: ${clubName}`}</VisuallyHidden>;
  const isMissing = kind === 'missing';
  return (
    <OnlyFor role="moderator">
      <Cluster>
        {!isAtClub && isMissing && (
          <ButtonLink to={newClubFor(id)} size="small">
            <Plus aria-hidden="true" />
            Add the club{about}
          </ButtonLink>
        )}
        {!isAtClub && !isMissing && club !== null && (
          <ButtonLink to={clubEntryFor(club.id, id)} size="small">
            <PencilLine aria-hidden="true" />
            Open the entry{about}
          </ButtonLink>
        )}
        <Button
          size="small"
          variant={isAtClub && !isMissing ? 'primary' : 'secondary'}
          onClick={() => onAsk({ verdict: 'accepted', suggestion })}
        >
          {isMissing ? <ListChecks aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
          {isMissing ? 'It’s listed already…' : 'Mark as put right…'}
          {about}
        </Button>
        <Button size="small" variant="risky" onClick={() => onAsk({ verdict: 'declined', suggestion })}>
          <CircleX aria-hidden="true" />
          Decline…{about}
        </Button>
      </Cluster>
    </OnlyFor>
  );
}
