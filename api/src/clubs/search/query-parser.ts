import { Injectable } from '@nestjs/common';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import type { FindPlace } from '../clubs.dto.js';
import type { ClubIndex } from '../directory/club-index.js';
import { PlaceResolver, toPostcode } from '../place-resolver.js';
import type { FindQuery } from './find-queries.js';
import { clubsContaining, clubsLike } from './text-matches.js';

/** What the texts of a search mean. */
export interface ParsedQuery {
  place: FindPlace | null;
  /** The slots of the clubs that the text finds, the best matches first; null if there's no text, or it's the place. */
  named: readonly number[] | null;
  /** The place asked for is unknown. */
  placeNotFound: boolean;
  /** No club contains the text: these are near it in spelling. */
  similar: boolean;
  /** The place that the text names besides clubs, if none was asked for. */
  offered: FindPlace | undefined;
}

type Texts = Pick<FindQuery, 'q' | 'near' | 'lat' | 'lng'>;

/** Works out which clubs and which place a visitor means. */
@Injectable()
export class QueryParser {
  constructor(private readonly places: PlaceResolver) {}

  /** Clubs that contain the text come before the place that it may be, and both before clubs that are spelt like it. */
  async parse(query: Texts, index: ClubIndex): Promise<ParsedQuery> {
    const { q = '' } = query;
    const asked = await this.askedPlace(query, index);
    const none = {
      place: asked ?? null,
      named: null,
      placeNotFound: false,
      similar: false,
      offered: undefined,
    };
    // Nothing is near an unknown place.
    if (query.near && !asked) return { ...none, named: [], placeNotFound: true };
    if (q === '') return none;
    const text = normaliseSearchText(q);
    const whole = asked ? undefined : await this.places.findWhole(q, index);
    // After the last wait: another request may bring the index up to date meanwhile.
    const named = clubsContaining(index, text);
    if (named.length > 0) return { ...none, named, offered: whole };
    const place = whole ?? (await this.places.find(q, index));
    if (place) return { ...none, place: asked ?? place };
    const postcode = toPostcode(q);
    if (postcode?.kind === 'full') return { ...none, named, placeNotFound: true };
    const like = clubsLike(index, text);
    // "U10" could be the first half of a postcode too, but none starts like that.
    const placeNotFound = postcode !== undefined && like.length === 0;
    return { ...none, named: like, placeNotFound, similar: like.length > 0 };
  }

  private async askedPlace({ near, lat, lng }: Texts, index: ClubIndex): Promise<FindPlace | undefined> {
    if (lat !== undefined && lng !== undefined)
      return { label: 'Your location', latitude: lat, longitude: lng, kind: 'location' };
    return near ? this.places.find(near, index) : undefined;
  }
}
