import { Injectable } from '@nestjs/common';
import type { ClubPlace } from '../model/clubs/club-listing.js';
import { placeNameAt } from './postcodes/nearest-town.js';
import { postcodeIn } from './postcodes/postcode-text.js';
import { PostcodesService } from './postcodes/postcodes.service.js';

/** Works out where a club is from what it writes about its ground. */
@Injectable()
export class ClubPlaceFinder {
  constructor(private readonly postcodes: PostcodesService) {}

  /** The place of the first text with a postcode that is known in England; undefined if there is none. */
  async find(texts: readonly (string | null | undefined)[]): Promise<ClubPlace | undefined> {
    for (const text of texts) {
      const read = text ? postcodeIn(text) : undefined;
      // An unknown postcode leaves the club where it was: the address is free text.
      const place = read && (await this.postcodes.locate(read));
      if (read && place?.inEngland) {
        const { postcode, outwardCode } = read;
        const { latitude, longitude } = place;
        return { ...placeNameAt(place), postcode, outwardCode, latitude, longitude };
      }
    }
    return undefined;
  }
}
