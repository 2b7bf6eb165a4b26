import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { Database } from '../../platform/database/database.js';
import type { CursorPage } from '../../platform/database/newest-first.js';
import { describeNewestFirst } from '../../platform/database/newest-first.js';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../platform/errors.js';
import { parseCursor } from '../../platform/http/cursors.js';
import type { AdminSuggestion, AdminSuggestionsQuery, SuggestedClub } from './admin-suggestions.dto.js';
import { ClubSuggestion } from './club-suggestion.entity.js';
import { SimilarClubs } from '../../clubs/similar/similar-clubs.js';

const MAX_LOOKALIKES = 5;

/** No suggestion has this id. */
export class SuggestionNotFoundError extends NotFoundError {
  constructor() {
    super('Suggestion not found');
  }
}

/** Suggestions for the directory, for moderators. */
@Injectable()
export class AdminSuggestionsService {
  constructor(
    private readonly database: Database,
    private readonly lookalikes: SimilarClubs,
  ) {}

  /** A page of them, newest first. */
  list({ state, limit, cursor }: AdminSuggestionsQuery): Promise<CursorPage<AdminSuggestion>> {
    const list = {
      table: 'club_suggestions',
      index: state ? 'ix_club_suggestions_state' : 'ix_club_suggestions_created',
      along: state ? [sql`t.state = ${state}`] : [],
    };
    return describeNewestFirst(this.database, list, limit, parseCursor(cursor), (ids) => this.byIds(ids));
  }

  /** One suggestion. Throws SuggestionNotFoundError. */
  async get(id: number): Promise<AdminSuggestion> {
    const [found] = await this.byIds([id]);
    if (!found) throw new SuggestionNotFoundError();
    return found;
  }

  /** Those of these suggestions that exist. */
  async byIds(ids: number[]): Promise<AdminSuggestion[]> {
    const suggestions = await this.database.reader.find(ClubSuggestion, {
      where: { id: In(ids) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    const unlisted = suggestions.filter(({ kind, state }) => kind === 'missing' && state === 'open');
    const [clubs, lookalikes] = await Promise.all([
      this.getClubs(suggestions),
      this.lookalikes.find(unlisted, MAX_LOOKALIKES),
    ]);
    const alike = new Map(
      unlisted.map(({ id }, index) => [id, (lookalikes[index] ?? []).map(toSuggestedClub)]),
    );
    return suggestions.map((suggestion) => toAdminSuggestion(suggestion, clubs, alike));
  }

  private async getClubs(suggestions: readonly ClubSuggestion[]): Promise<Map<number, SuggestedClub>> {
    const ids = suggestions.flatMap(({ clubId, otherClubId }) => [clubId, otherClubId]);
    const clubs = await this.database.reader.find(Club, {
      where: { id: In(ids.filter((id) => id !== null)) },
      select: { id: true, name: true, slug: true, location: true, postcode: true, state: true },
    });
    return new Map(clubs.map((club) => [club.id, toSuggestedClub(club)]));
  }
}

function toSuggestedClub({ id, name, slug, location, postcode, state }: SuggestedClub): SuggestedClub {
  return { id, name, slug, location, postcode, state };
}

function toAdminSuggestion(
  suggestion: ClubSuggestion,
  clubs: ReadonlyMap<number, SuggestedClub>,
  alike: ReadonlyMap<number, SuggestedClub[]>,
): AdminSuggestion {
  const { id, kind, clubName, place, postcode, websiteUrl, sport, problem, words, wantsAnswer } = suggestion;
  const { state, answer, decidedBy } = suggestion;
  return {
    ...{ id, kind, clubName, place, postcode, websiteUrl, sport, problem, words, wantsAnswer },
    ...{ state, answer, decidedBy },
    club: clubs.get(suggestion.clubId ?? 0) ?? null,
    otherClub: clubs.get(suggestion.otherClubId ?? 0) ?? null,
    lookalikes: alike.get(id) ?? [],
    decidedAt: suggestion.decidedAt?.toISOString() ?? null,
    createdAt: suggestion.createdAt.toISOString(),
  };
}
