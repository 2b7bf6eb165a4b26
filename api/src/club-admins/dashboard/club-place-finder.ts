import { Injectable } from '@nestjs/common';
import { postcodeIn } from '../../postcodes/postcode-text.js';
import { PostcodesService } from '../../postcodes/postcodes.service.js';

/** The columns of a club that say where it is. */
export interface ClubPlace {
  postcode: string;
  outward_code: string;
  latitude: number;
  longitude: number;
}

/** Finds out where a club is from what it writes of its ground. */
@Injectable()
export class ClubPlaceFinder {
  constructor(private readonly postcodes: PostcodesService) {}

  /** The place of the first address with a postcode that is known; undefined when there is none. */
  async find(addresses: readonly (string | null | undefined)[]): Promise<ClubPlace | undefined> {
    for (const address of addresses) {
      const postcode = address ? postcodeIn(address) : undefined;
      // A postcode that nobody knows leaves the club where it was: the address is a text, and stays one.
      const place = postcode && (await this.postcodes.locate(postcode.postcode).catch(() => undefined));
      if (place) {
        const { latitude, longitude } = place;
        return { postcode: postcode.postcode, outward_code: postcode.outwardCode, latitude, longitude };
      }
    }
    return undefined;
  }
}
