import { Injectable } from '@nestjs/common';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import { InvalidInputError } from '../../platform/errors.js';
import { readPostcode } from '../postcodes/postcode-text.js';
import { PostcodesService } from '../postcodes/postcodes.service.js';
import type { FindQuery } from './find-queries.js';
import type { FindPlace } from './find.dto.js';
import type { ClubIndex } from './index/club-index.js';

/** What the words of a search mean. */
export interface Meaning {
  place: FindPlace | null;
  /** What a club's name or town must contain, normalised; null if the words are a place, or there are none. */
  text: string | null;
  /** The words look like a postcode, but an unknown one. */
  placeNotFound: boolean;
}

/** A postcode whose end is still missing: "LS6 3", "LS6 3A". */
const UNFINISHED = /^([a-z]{1,2}\d[a-z\d]?)\s+\d[a-z]?$/i;

/** Works out whether a visitor means a place or a name. */
@Injectable()
export class PlaceResolver {
  constructor(private readonly postcodes: PostcodesService) {}

  /** A postcode or the start of one, otherwise a town of the directory, otherwise a text. */
  async resolve({ q, lat, lng }: Pick<FindQuery, 'q' | 'lat' | 'lng'>, index: ClubIndex): Promise<Meaning> {
    const here = lat === undefined || lng === undefined ? null : locationAt(lat, lng);
    const meaning = await this.meaningOf(q ?? '', index);
    if (here) return { ...meaning, place: here, placeNotFound: false };
    // Nothing is near an unknown place, and no club is called "".
    return meaning.placeNotFound ? { ...meaning, text: meaning.text ?? '' } : meaning;
  }

  private async meaningOf(q: string, index: ClubIndex): Promise<Meaning> {
    const nothing: Meaning = { place: null, text: null, placeNotFound: false };
    if (q === '') return nothing;
    // Without a digit "Lions" would be read as a badly typed L10 NS.
    const postcode = /\d/.test(q) ? readPostcode(UNFINISHED.exec(q)?.[1] ?? q) : undefined;
    if (postcode) {
      const label = postcode.kind === 'full' ? postcode.postcode : postcode.outwardCode;
      const place = await this.locate(label);
      if (place) return { ...nothing, place: { label, ...place, kind: 'postcode' } };
      if (postcode.kind === 'full') return { ...nothing, placeNotFound: true };
    }
    const text = normaliseSearchText(q);
    const town = index.towns.find(text);
    if (town) {
      const { label, latitude, longitude } = town;
      return { ...nothing, place: { label, latitude, longitude, kind: 'town' } };
    }
    // "U10" could be the first half of a postcode too, but none starts like that.
    return { ...nothing, text, placeNotFound: postcode !== undefined };
  }

  private async locate(postcode: string): Promise<{ latitude: number; longitude: number } | undefined> {
    try {
      const { latitude, longitude } = await this.postcodes.locate(postcode);
      return { latitude, longitude };
    } catch (error) {
      if (error instanceof InvalidInputError) return undefined;
      throw error;
    }
  }
}

function locationAt(latitude: number, longitude: number): FindPlace {
  return { label: 'Your location', latitude, longitude, kind: 'location' };
}
