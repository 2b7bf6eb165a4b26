import type { NoticeDecision } from '@club-reviews/domain/defamation-notices';
import type { DeskVerdict } from '@club-reviews/domain/desk';
import type { RefObject } from 'react';
import type { DeskEntry } from '../../api/types';
import { HistoryDialog } from '../reviews/history-dialog';
import { DecisionQuestion } from './decision-question';
import { getReview } from './entry-labels';
import { KeysDialog } from './keys-dialog';
import { NoticeQuestion } from './notice-entry';
import type { Verdict } from './use-taken-decisions';

/** The dialog before something is decided, or shown. */
export type DeskRequest =
  | { question: 'decision'; verdict: DeskVerdict; entries: readonly DeskEntry[] }
  | { question: 'notice'; entry: DeskEntry; choice: DeskVerdict | NoticeDecision }
  | { question: 'history'; entry: DeskEntry }
  | { question: 'keys' };

interface DeskDialogsProps {
  request: DeskRequest | null;
  mayDecide: boolean;
  usesKeys: boolean;
  focusAfter: RefObject<HTMLElement | null>;
  /** Makes the decision; returns an error message, or null. */
  decide: (entries: readonly DeskEntry[], verdict: Verdict) => Promise<unknown>;
  onDecided: (entries: readonly DeskEntry[]) => void;
  onSwitchKeys: (isOn: boolean) => void;
  onClose: () => void;
}

/** The desk's dialogs over its panes, one at a time. */
export function DeskDialogs({
  request,
  mayDecide,
  usesKeys,
  focusAfter,
  decide,
  onDecided,
  onSwitchKeys,
  onClose,
}: DeskDialogsProps) {
  switch (request?.question) {
    case 'decision':
      return (
        <DecisionQuestion
          {...{ focusAfter, onClose }}
          entries={request.entries}
          verdict={request.verdict}
          decide={(verdict) => decide(request.entries, verdict)}
          onDecided={() => onDecided(request.entries)}
        />
      );
    case 'notice':
      return (
        <NoticeQuestion
          {...{ focusAfter, onClose }}
          id={request.entry.id}
          choice={request.choice}
          decide={(verdict) => decide([request.entry], verdict)}
          onDecided={() => onDecided([request.entry])}
        />
      );
    case 'history': {
      const review = getReview(request.entry);
      return review === undefined ? null : <HistoryDialog review={review} onClose={onClose} />;
    }
    case 'keys':
      return <KeysDialog {...{ mayDecide, onClose }} isOn={usesKeys} onSwitch={onSwitchKeys} />;
    default:
      return null;
  }
}
