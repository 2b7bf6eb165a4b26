import { toCheckedDecision } from '../../platform/queue/checked-decision.js';
import type { EntryDecision, ExportedEntry, QueueSource } from '../../platform/queue/queue-source.js';
import { inOrderOfUrgency, RegisterQueueSource } from '../../platform/queue/queue-source.js';
import { AdminSuggestion, suggestionDecisionBody } from './admin-suggestions.dto.js';
import { AdminSuggestionsService } from './admin-suggestions.service.js';
import { SuggestionDecisionsService } from './suggestion-decisions.service.js';

/** The public's suggestions about clubs. */
@RegisterQueueSource({ name: 'suggestion', type: () => AdminSuggestion })
export class SuggestionQueueSource implements QueueSource {
  readonly kind = 'suggestion';
  readonly name = { one: 'suggestion from a visitor', many: 'suggestions from visitors' };
  readonly rows = inOrderOfUrgency({
    ...{ table: 'club_suggestions', index: 'ix_club_suggestions_urgency', where: "t.state = 'open'" },
  });
  readonly noteSubject = 'suggestion';
  readonly history = {
    ...{ table: 'club_suggestions', openedAt: 'created_at', openedIndex: 'ix_club_suggestions_created' },
    ...{ closedAt: 'decided_at', decided: '1 = 1', decidedIndex: 'ix_club_suggestions_decided' },
  };

  constructor(
    private readonly suggestions: AdminSuggestionsService,
    private readonly decisions: SuggestionDecisionsService,
  ) {}

  describe(ids: number[]): Promise<AdminSuggestion[]> {
    return this.suggestions.byIds(ids);
  }

  toExported({ club, clubName, words, problem }: AdminSuggestion): ExportedEntry {
    return { club: club?.name ?? clubName, text: words, details: problem };
  }

  handlerFor({ id, verdict, reason }: EntryDecision): () => Promise<unknown> {
    const state = verdict === 'accept' ? 'accepted' : 'declined';
    const body = toCheckedDecision(suggestionDecisionBody, { state, answer: reason }, { answer: 'reason' });
    return () => this.decisions.decide(id, body);
  }
}
