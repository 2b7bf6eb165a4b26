import type { Coordinates } from '../outward-code-centroids.js';
import type { LocatedPostcode } from './row-reader.js';

const INWARD_LENGTH = 3;

/** Averages the places of postcodes by outward code while they stream past. */
export class OutwardAverages {
  private readonly sums = new Map<string, { latitude: number; longitude: number; count: number }>();

  /** Takes one postcode into account. */
  add({ postcode, latitude, longitude }: LocatedPostcode): void {
    const outwardCode = postcode.slice(0, -INWARD_LENGTH);
    const sum = this.sums.get(outwardCode);
    if (sum) {
      sum.latitude += latitude;
      sum.longitude += longitude;
      sum.count += 1;
    } else {
      this.sums.set(outwardCode, { latitude, longitude, count: 1 });
    }
  }

  /** The middle of every outward code seen. */
  all(): (Coordinates & { outwardCode: string })[] {
    return [...this.sums].map(([outwardCode, { latitude, longitude, count }]) => ({
      outwardCode,
      latitude: latitude / count,
      longitude: longitude / count,
    }));
  }
}
