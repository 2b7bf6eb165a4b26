import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { pageSlice } from '../../platform/http/pages.js';
import type { Findings, Found, Search } from './club-finder.js';
import { nearestTo, nextRadius, search } from './club-finder.js';
import type { Criteria } from './criteria.js';
import { criteriaOf } from './criteria.js';
import type { FindOrder, FindQuery } from './find-queries.js';
import type { FoundClub, FoundClubs } from './find.dto.js';
import { toFoundClub } from './found-club.js';
import type { FoundClubRow } from './found-clubs.sql.js';
import { FOUND_COLUMNS } from './found-clubs.sql.js';
import type { ClubIndex } from '../clubs/index/club-index.js';
import type { IndexState } from '../clubs/index/club-index-keeper.js';
import { ClubIndexKeeper } from '../clubs/index/club-index-keeper.js';
import { readListed } from '../clubs/index/club-rows.sql.js';
import type { Meaning } from './place-resolver.js';
import { PlaceResolver } from './place-resolver.js';

/** How many clubs cached results may have in all: some 20 MB. */
const REMEMBERED_CLUBS = 500_000;

/** What a search found, before the page's clubs are read. */
interface Outcome extends Findings {
  wider: FoundClubs['wider'];
  nearest: Found[];
}

/** The one search: by name, town, postcode or location, with filters. */
@Injectable()
export class FindService {
  /** Cached results, valid until a club changes: then a page only costs reading its clubs. */
  private readonly outcomes = new LRUCache<string, Outcome>({
    maxSize: REMEMBERED_CLUBS,
    // A result without clubs takes room too.
    sizeCalculation: ({ found }) => found.length + 500,
  });
  private rememberedOf = { index: undefined as ClubIndex | undefined, changedAt: -1 };

  constructor(
    private readonly keeper: ClubIndexKeeper,
    private readonly places: PlaceResolver,
    private readonly reads: PreparedReads,
  ) {}

  /** One page of the clubs that match the place, name and filters, and what other choices would find. */
  async find(query: FindQuery): Promise<FoundClubs> {
    const state = await this.keeper.current();
    const meaning = await this.places.resolve(query, state.index);
    const criteria = criteriaOf(query);
    const asked: Search = { place: meaning.place, miles: query.radius, text: meaning.text, criteria };
    const order = orderOf(query, meaning);
    const { found, facets, wider, nearest } = this.outcome(state, asked, order);
    const { page, pageSize } = query;
    const total = found.length;
    return {
      clubs: await this.cards(pageSlice(found, { page, limit: pageSize }), criteria, order),
      total,
      totalIsCapped: false,
      page,
      pageSize,
      totalPages: Math.ceil(total / pageSize),
      place: meaning.place,
      placeNotFound: meaning.placeNotFound && total === 0,
      similar: false,
      nearby: null,
      unlisted: 0,
      facets,
      wider,
      nearest: await this.cards(nearest, criteria, order),
    };
  }

  private outcome({ index, changedAt }: IndexState, asked: Search, order: FindOrder): Outcome {
    if (this.rememberedOf.index !== index || this.rememberedOf.changedAt !== changedAt) {
      this.outcomes.clear();
      this.rememberedOf = { index, changedAt };
    }
    // A visitor's location isn't stored anywhere.
    if (asked.place?.kind === 'location') return this.search(index, asked, order);
    const key = JSON.stringify([asked, order]);
    const known = this.outcomes.get(key);
    if (known) return known;
    const outcome = this.search(index, asked, order);
    this.outcomes.set(key, outcome);
    return outcome;
  }

  private search(index: ClubIndex, asked: Search, order: FindOrder): Outcome {
    const findings = search(index, asked, order);
    const isEmpty = asked.place !== null && findings.found.length === 0;
    return {
      ...findings,
      wider: isEmpty ? nextRadius(index, asked) : null,
      nearest: asked.place && isEmpty ? nearestTo(index, asked.place, asked) : [],
    };
  }

  private async cards(found: readonly Found[], criteria: Criteria, order: FindOrder): Promise<FoundClub[]> {
    const ids = found.map(({ club }) => club.id);
    const byId = new Map(found.map((each) => [each.club.id, each]));
    const rows = await readListed<FoundClubRow>(this.reads, ids, FOUND_COLUMNS);
    return rows.flatMap((row) => {
      const each = byId.get(row.id);
      return each ? [toFoundClub(row, each, criteria, order)] : [];
    });
  }
}

/** The requested order if it makes sense, otherwise the usual one. */
function orderOf({ sort }: FindQuery, { place, text }: Meaning): FindOrder {
  const usual = place ? 'distance' : text === null ? 'name' : 'relevance';
  if ((sort === 'distance' && !place) || (sort === 'relevance' && (place || text === null))) return usual;
  return sort ?? usual;
}
