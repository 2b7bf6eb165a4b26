import { plainText } from '@club-reviews/domain/plain-text';
import { Injectable } from '@nestjs/common';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { raw } from '../../platform/database/sql.js';
import { knownOutwardCodes } from '../postcodes/outward-code-centroids.js';
import { postcodeAmongWords, postcodeKey, readPostcode } from '../postcodes/postcode-text.js';
import type { FindSuggestions, MatchingClub, SuggestedPlace } from './find.dto.js';
import type { ClubIndex } from '../directory/club-index.js';
import { COMPARE } from '../directory/club-index.js';
import { ClubIndexSync } from '../directory/club-index-sync.js';
import type { IndexedClub } from '../directory/indexed-club.js';
import { readListed } from '../directory/club-rows.sql.js';

const CLUBS = 5;
const PLACES = 3;

const SUGGESTED_COLUMNS = raw('c.id, c.name, c.slug, c.location');

/** Suggests what a visitor may be typing. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly keeper: ClubIndexSync,
    private readonly reads: PreparedReads,
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

  private async named(clubs: readonly IndexedClub[]): Promise<MatchingClub[]> {
    const ids = clubs.map(({ id }) => id);
    const rows = await readListed<MatchingClub>(this.reads, ids, SUGGESTED_COLUMNS);
    return rows.map(({ id, name, slug, location }) => ({ id, name, slug, location }));
  }
}

function clubsStarting(index: ClubIndex, text: string): IndexedClub[] {
  const words = text.split(' ');
  const candidates =
    words.length === 1 ? index.words.startingWith(text) : index.words.withWord(words[0] ?? '');
  const first = new Best(CLUBS);
  const later = new Best(CLUBS);
  const inWord = ` ${text}`;
  for (const club of candidates) {
    if (club.searchName.startsWith(text)) first.offer(club);
    else if (club.searchName.includes(inWord)) later.offer(club);
  }
  const found = [...first.clubs, ...later.clubs].slice(0, CLUBS);
  if (found.length > 0) return found;
  const containing = index.inSlots(index.containing(text).slice(0, CLUBS));
  if (containing.length > 0) return containing;
  const almost = new Best(CLUBS);
  for (const club of index.words.almostMatching(text)) almost.offer(club);
  return almost.clubs;
}

/** The clubs offered, limited to those with the most reviews. */
class Best {
  readonly clubs: IndexedClub[] = [];

  constructor(private readonly size: number) {}

  offer(club: IndexedClub): void {
    const last = this.clubs[this.size - 1];
    if (last && COMPARE.reviews(club, last) > 0) return;
    this.clubs.push(club);
    this.clubs.sort(COMPARE.reviews);
    this.clubs.splice(this.size);
  }
}

function townsStarting(index: ClubIndex, text: string): SuggestedPlace[] {
  const towns = index.towns.startingLike(text);
  return towns.slice(0, PLACES).map(({ label }) => ({ label }));
}

/**
 * The whole postcode in a text; otherwise outward codes that start like it, or like the one among its words. None
 * before a digit has been typed.
 */
function postcodesStarting(q: string): SuggestedPlace[] {
  const plain = plainText(q);
  if (!/\d/.test(plain)) return [];
  const read = readPostcode(plain) ?? postcodeAmongWords(plain);
  if (read?.kind === 'full') return [{ label: read.postcode }];
  const start = read?.outwardCode ?? postcodeKey(plain);
  return knownOutwardCodes()
    .filter((code) => code.startsWith(start))
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    .slice(0, PLACES)
    .map((label) => ({ label }));
}
