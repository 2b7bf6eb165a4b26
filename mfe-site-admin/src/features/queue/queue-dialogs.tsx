import type { QueueVerdict } from '@club-reviews/domain/queue';
import type { RefObject } from 'react';
import type { QueueEntry } from '../../api/types';
import { DecisionQuestion } from './decision-question';
import { KeysDialog } from './keys-dialog';
import type { Question, Step, Verdict } from './kind';
import { describeEntry } from './kinds';
import { HistoryDialog } from './kinds/review/history-dialog';

/** The dialog before something is decided, or shown. */
export type QueueRequest =
  | { dialog: 'decision'; verdict: QueueVerdict; entries: readonly QueueEntry[]; question: Question }
  | { dialog: 'step'; entry: QueueEntry; step: Step }
  | { dialog: 'history'; entry: QueueEntry }
  | { dialog: 'keys' };

interface QueueDialogsProps {
  request: QueueRequest | null;
  mayDecide: boolean;
  usesKeys: boolean;
  focusAfter: RefObject<HTMLElement | null>;
  /** Makes the decision; returns an error message, or null. */
  decide: (entries: readonly QueueEntry[], verdict: Verdict) => Promise<unknown>;
  onDecided: (entries: readonly QueueEntry[]) => void;
  onSwitchKeys: (isOn: boolean) => void;
  onClose: () => void;
}

/** The queue's dialogs over its panes, one at a time. */
export function QueueDialogs({
  request,
  mayDecide,
  usesKeys,
  focusAfter,
  decide,
  onDecided,
  onSwitchKeys,
  onClose,
}: QueueDialogsProps) {
  switch (request?.dialog) {
    case 'decision':
      return (
        <DecisionQuestion
          {...{ focusAfter, onClose }}
          entries={request.entries}
          verdict={request.verdict}
          question={request.question}
          decide={(verdict) => decide(request.entries, verdict)}
          onDecided={() => onDecided(request.entries)}
        />
      );
    case 'step': {
      const { entry, step } = request;
      const { steps } = describeEntry(entry);
      return (
        steps && (
          <steps.Question
            {...{ focusAfter, onClose, step }}
            id={entry.id}
            decide={(verdict) => decide([entry], verdict)}
            onDecided={() => onDecided([entry])}
          />
        )
      );
    }
    case 'history': {
      const { review } = describeEntry(request.entry);
      return review && <HistoryDialog review={review} onClose={onClose} />;
    }
    case 'keys':
      return <KeysDialog {...{ mayDecide, onClose }} isOn={usesKeys} onSwitch={onSwitchKeys} />;
    default:
      return null;
  }
}
