import { plainText } from '@club-reviews/domain/plain-text';
import { Injectable } from '@nestjs/common';
import { normaliseSearchText } from '../model/clubs/search-text.js';
import type { Coordinates } from './postcodes/outward-code-centroids.js';
import type { PostcodeText } from './postcodes/postcode-text.js';
import { postcodeAmongWords, readPostcode } from './postcodes/postcode-text.js';
import { PostcodesService } from './postcodes/postcodes.service.js';
import type { FindPlace } from './clubs.dto.js';
import { findTown, townLabel } from './postcodes/towns.js';
import type { ClubIndex } from './directory/club-index.js';

/** A postcode whose end is still missing: "LS6 3", "LS6 3A". */
const UNFINISHED = /^([a-z]{1,2}\d[a-z\d]?)\s+\d[a-z]?$/i;

/** Finds the places that visitors name. */
@Injectable()
export class PlaceResolver {
  constructor(private readonly postcodes: PostcodesService) {}

  /** The place that a text is, or a postcode among its words; otherwise undefined. */
  async find(text: string, index: ClubIndex): Promise<FindPlace | undefined> {
    const place = await this.findWhole(text, index);
    // An unknown whole postcode is a mistyped one.
    return place ?? (toPostcode(text)?.kind === 'full' ? undefined : this.findAmongWords(text));
  }

  /** A postcode or the start of one, or a town; otherwise undefined. */
  async findWhole(text: string, index: ClubIndex): Promise<FindPlace | undefined> {
    const postcode = toPostcode(text);
    const place = postcode && (await this.locate(postcode));
    if (place || postcode?.kind === 'full') return place;
    const name = normaliseSearchText(text);
    const town = index.towns.find(name);
    if (town) return toPlace(town, town.label);
    // Where no club is yet.
    const known = findTown(name);
    return known && toPlace(known, townLabel(known));
  }

  /** The postcode, or the first half of one, that stands among a text's words. */
  async findAmongWords(text: string): Promise<FindPlace | undefined> {
    const among = postcodeAmongWords(text);
    return among && this.locate(among);
  }

  private async locate(postcode: PostcodeText): Promise<FindPlace | undefined> {
    const place = await this.postcodes.locate(postcode);
    if (!place) return undefined;
    const label = postcode.kind === 'full' ? postcode.postcode : postcode.outwardCode;
    return { label, latitude: place.latitude, longitude: place.longitude, kind: 'postcode' };
  }
}

function toPlace({ latitude, longitude }: Coordinates, label: string): FindPlace {
  return { label, latitude, longitude, kind: 'town' };
}

/** The postcode that a text is, whole, unfinished or its first half; undefined for any other text. */
export function toPostcode(text: string): PostcodeText | undefined {
  const plain = plainText(text).trim();
  // Without a digit "Lions" would be read as a badly typed L10 NS.
  return /\d/.test(plain) ? readPostcode(UNFINISHED.exec(plain)?.[1] ?? plain) : undefined;
}
