import { SUGGESTION_MESSAGES, SUGGESTION_TEXTS } from '@club-reviews/domain/club-suggestions';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { FormTextArea } from '@club-reviews/shared-ui/forms';
import { number, object, string } from 'yup';
import { useDecideSuggestionMutation } from '../../../../api/site-admin-api';
import type { AdminSuggestion } from '../../../../api/types';
import { DecisionDialog } from '../../../../components/decision-dialog';
import type { DecisionFrame } from '../../../../components/decision-dialog';
import { OtherClubField } from '../../../../components/other-club-field';
import { suggestionLabel } from './suggestion-kind';

/** The question about a suggestion. */
export interface SuggestionQuestion {
  verdict: 'accepted' | 'declined';
  suggestion: AdminSuggestion;
}

const { max } = SUGGESTION_TEXTS.answer;
const answer = string().trim().max(max, tooLongMessage(SUGGESTION_TEXTS.answer.name, max));

const MESSAGES = {
  accepted: { done: 'Suggestion accepted', failed: 'The suggestion couldn’t be accepted.' },
  declined: { done: 'Suggestion declined', failed: 'The suggestion couldn’t be declined.' },
};

const TITLES = {
  accepted: { missing: 'Which club is it?', correction: 'Has this been put right?' },
  declined: { missing: 'Decline this suggestion?', correction: 'Decline this suggestion?' },
};

interface SuggestionDecisionDialogProps extends DecisionFrame {
  request: SuggestionQuestion | null;
}

/** Asks before a suggestion is accepted or declined: which club a missing one turned out to be, and a message. */
export function SuggestionDecisionDialog({ request, ...frame }: SuggestionDecisionDialogProps) {
  return request === null ? null : <RequestedDecision key={request.suggestion.id} {...request} {...frame} />;
}

function RequestedDecision({ verdict, suggestion, ...frame }: SuggestionQuestion & DecisionFrame) {
  const [decideSuggestion] = useDecideSuggestionMutation();
  const { id, kind, clubName, wantsAnswer, lookalikes } = suggestion;
  const isAccepted = verdict === 'accepted';
  const needsClub = isAccepted && kind === 'missing';
  const likely = lookalikes.find(({ state }) => state === 'listed');
  return (
    <DecisionDialog
      {...frame}
      title={TITLES[verdict][kind]}
      description={`${clubName}: ${suggestionLabel(suggestion)}`}
      submitLabel={isAccepted ? 'Accept' : 'Decline'}
      pendingLabel="Deciding…"
      isDangerous={!isAccepted}
      messages={MESSAGES[verdict]}
      initialValues={{ answer: '', clubId: needsClub ? (likely?.id ?? null) : null }}
      validationSchema={object({
        answer: isAccepted ? answer : answer.required(SUGGESTION_MESSAGES.answer),
        ...(needsClub
          ? { clubId: number().nullable().required(SUGGESTION_MESSAGES.club) }
          : { clubId: number().nullable() }),
      })}
      execute={({ answer: words, clubId }) =>
        decideSuggestion({
          id,
          body: {
            state: verdict,
            ...(words.trim() === '' ? {} : { answer: words.trim() }),
            ...(clubId === null ? {} : { clubId }),
          },
        })
      }
    >
      {needsClub && (
        <OtherClubField
          name="clubId"
          label="The club"
          hint="The club in the directory that they thought was missing."
          required
          initial={
            likely && { value: likely.id, label: likely.name, hint: likely.postcode ?? likely.location }
          }
        />
      )}
      <FormTextArea
        name="answer"
        label={isAccepted ? 'Message (optional)' : 'Reason'}
        hint={
          wantsAnswer
            ? 'We’ll include this in the email about the outcome, then delete their address.'
            : 'They didn’t leave an address, so we only keep this here.'
        }
        rows={3}
        countLimit={max}
      />
    </DecisionDialog>
  );
}
