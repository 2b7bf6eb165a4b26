import { plainText } from '@club-reviews/domain/plain-text';
import { Injectable } from '@nestjs/common';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import { InvalidInputError } from '../../platform/errors.js';
import type { PostcodeText } from '../postcodes/postcode-text.js';
import { postcodeAmongWords, readPostcode } from '../postcodes/postcode-text.js';
import { PostcodesService } from '../postcodes/postcodes.service.js';
import type { FindQuery } from './find-queries.js';
import type { FindPlace } from './find.dto.js';
import type { ClubIndex } from '../directory/club-index.js';

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
    const plain = plainText(q).trim();
    // Without a digit "Lions" would be read as a badly typed L10 NS.
    const postcode = /\d/.test(plain) ? readPostcode(UNFINISHED.exec(plain)?.[1] ?? plain) : undefined;
    if (postcode) {
      const place = await this.placeAt(postcode);
      if (place) return { ...nothing, place };
      if (postcode.kind === 'full') return { ...nothing, placeNotFound: true };
    }
    const text = normaliseSearchText(q);
    const town = index.towns.find(text);
    if (town) {
      const { label, latitude, longitude } = town;
      return { ...nothing, place: { label, latitude, longitude, kind: 'town' } };
    }
    const among = postcode ? undefined : postcodeAmongWords(q);
    // "E1 Rovers" may well be a club.
    if (among && (among.kind === 'full' || !hasClubCalled(index, text))) {
      const place = await this.placeAt(among);
      if (place) return { ...nothing, place };
    }
    // "U10" could be the first half of a postcode too, but none starts like that.
    return { ...nothing, text, placeNotFound: postcode !== undefined };
  }

  private async placeAt(postcode: PostcodeText): Promise<FindPlace | undefined> {
    const label = postcode.kind === 'full' ? postcode.postcode : postcode.outwardCode;
    try {
      const { latitude, longitude } = await this.postcodes.locate(label);
      return { label, latitude, longitude, kind: 'postcode' };
    } catch (error) {
      if (error instanceof InvalidInputError) return undefined;
      throw error;
    }
  }
}

function locationAt(latitude: number, longitude: number): FindPlace {
  return { label: 'Your location', latitude, longitude, kind: 'location' };
}

function hasClubCalled(index: ClubIndex, text: string): boolean {
  return index.words.candidates(text).some(({ searchName }) => searchName.includes(text));
}
