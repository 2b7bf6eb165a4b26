import { Inject, Injectable } from '@nestjs/common';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import { READS } from '../../platform/database/database.module.js';
import type { PreparedReads } from '../../platform/database/prepared-reads.js';
import { knownOutwardCodes } from '../postcodes/outward-code-centroids.js';
import { postcodeKey, readPostcode } from '../postcodes/postcode-text.js';
import type { FindSuggestions, SuggestedClub, SuggestedPlace } from './find.dto.js';
import { suggestedClubs } from './found-clubs.sql.js';
import type { ClubIndex } from './index/club-index.js';
import { COMPARE } from './index/club-index.js';
import { ClubIndexKeeper } from './index/club-index-keeper.js';
import type { IndexedClub } from './index/indexed-club.js';
import { editsAllowed, isAlmostStartOf, lettersOf } from './index/near-words.js';

const CLUBS = 5;
const PLACES = 3;

/** Says what somebody may be typing. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly keeper: ClubIndexKeeper,
    @Inject(READS) private readonly reads: PreparedReads,
  ) {}

  /** Clubs, towns and postcodes that start like a text, those with the most reviews or clubs first. */
  async suggest(q: string): Promise<FindSuggestions> {
    const { index } = await this.keeper.current();
    const text = normaliseSearchText(q);
    const postcodes = postcodesStarting(q);
    if (text === '') return { clubs: [], towns: [], postcodes };
    const towns = townsStarting(index, text);
    return { clubs: await this.named(clubsStarting(index, text)), towns, postcodes };
  }

  private async named(clubs: readonly IndexedClub[]): Promise<SuggestedClub[]> {
    if (clubs.length === 0) return [];
    const rows = await this.reads.all<SuggestedClub>(suggestedClubs(clubs.map(({ id }) => id)));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return clubs.flatMap(({ id }) => byId.get(id) ?? []);
  }
}

function clubsStarting(index: ClubIndex, text: string): IndexedClub[] {
  const first: IndexedClub[] = [];
  const later: IndexedClub[] = [];
  const inWord = ` ${text}`;
  for (const club of index.inOrder('reviews')) {
    if (club.searchName.startsWith(text)) {
      first.push(club);
      if (first.length === CLUBS) return first;
    } else if (later.length < CLUBS && club.searchName.includes(inWord)) later.push(club);
  }
  const found = [...first, ...later].slice(0, CLUBS);
  if (found.length > 0) return found;
  return [...index.words.almostMatching(text)].sort(COMPARE.reviews).slice(0, CLUBS);
}

function townsStarting(index: ClubIndex, text: string): SuggestedPlace[] {
  const typed = { text, letters: lettersOf(text) };
  const edits = editsAllowed(text);
  const starting = index.towns.filter((key) => key.startsWith(text));
  const towns =
    starting.length > 0
      ? starting
      : index.towns.filter((key) => isAlmostStartOf(typed, { text: key, letters: lettersOf(key) }, edits));
  return towns
    .sort((one, other) => other.clubs - one.clubs || one.key.localeCompare(other.key))
    .slice(0, PLACES)
    .map(({ label }) => ({ label }));
}

/** Outward codes that start so, or the whole postcode; none before a digit has been typed. */
function postcodesStarting(q: string): SuggestedPlace[] {
  if (!/^[a-z]{1,2}\d/i.test(q)) return [];
  const full = readPostcode(q);
  if (full?.kind === 'full') return [{ label: full.postcode }];
  const key = postcodeKey(q);
  return knownOutwardCodes()
    .filter((code) => code.startsWith(key))
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    .slice(0, PLACES)
    .map((label) => ({ label }));
}
