import { normaliseSearchText } from '../../model/clubs/search-text.js';
import { UNKNOWN_LOCATION } from '../../model/clubs/club-listing.js';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';
import type { IndexedClub } from './indexed-club.js';
import { editsAllowed, isFuzzyPrefix, getLetters } from './fuzzy-prefix.js';

/** A town of the directory: where clubs say they are. */
export interface Town extends Coordinates {
  /** As searched for. */
  key: string;
  label: string;
  clubs: number;
}

interface Sum {
  key: string;
  label: string;
  latitude: number;
  longitude: number;
  clubs: number;
}

const NOWHERE = normaliseSearchText(UNKNOWN_LOCATION);
const NEAR = /^near\s+/i;

/** The towns with clubs, each in the middle of its clubs. */
export class TownIndex {
  private readonly sums = new Map<string, Sum>();
  private readonly namesByLocation = new Map<string, { key: string; label: string }[]>();

  /** Counts a club in (1) or out (-1). */
  count({ location, latitude, longitude }: IndexedClub, sign: 1 | -1): void {
    if (latitude === null || longitude === null) return;
    for (const { key, label } of this.names(location)) {
      const sum = this.sums.get(key) ?? { key, label, latitude: 0, longitude: 0, clubs: 0 };
      sum.latitude += sign * latitude;
      sum.longitude += sign * longitude;
      sum.clubs += sign;
      if (sum.clubs > 0) this.sums.set(key, sum);
      else this.sums.delete(key);
    }
  }

  /** The town with exactly this name, as searched for. */
  find(key: string): Town | undefined {
    const sum = this.sums.get(key);
    return sum && getTown(sum);
  }

  /** Towns that start with a normalised text, or almost if none do; those with the most clubs first. */
  startingLike(text: string): Town[] {
    if (text === '') return [];
    const typed = { text, letters: getLetters(text) };
    const edits = editsAllowed(text);
    const starting = this.filter((key) => key.startsWith(text));
    const towns =
      starting.length > 0
        ? starting
        : this.filter((key) => isFuzzyPrefix(typed, { text: key, letters: getLetters(key) }, edits));
    return towns.sort((one, other) => other.clubs - one.clubs || one.key.localeCompare(other.key));
  }

  /** All towns for which `fits` holds. */
  filter(fits: (key: string) => boolean): Town[] {
    const towns: Town[] = [];
    for (const sum of this.sums.values()) if (fits(sum.key)) towns.push(getTown(sum));
    return towns;
  }

  // "Headingley, Leeds" is in Headingley, and in Leeds; "near Otley" is somewhere else.
  private names(location: string): { key: string; label: string }[] {
    const known = this.namesByLocation.get(location);
    if (known) return known;
    const parts = location.split(',').map((part) => part.trim());
    const labels = parts.length > 1 ? [location, parts[0] ?? '', parts.at(-1) ?? ''] : [location];
    const names = new Map<string, { key: string; label: string }>();
    for (const label of labels) {
      const key = normaliseSearchText(label);
      if (key !== '' && key !== NOWHERE && !NEAR.test(label)) names.set(key, { key, label });
    }
    this.namesByLocation.set(location, [...names.values()]);
    return [...names.values()];
  }
}

function getTown({ key, label, latitude, longitude, clubs }: Sum): Town {
  return { key, label, clubs, latitude: latitude / clubs, longitude: longitude / clubs };
}
