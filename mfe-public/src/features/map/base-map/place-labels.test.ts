import type { Label } from './base-map-data';
import { readBaseMap } from './base-map-data';
import { placeLabels } from './place-labels';

const label = (name: string, x: number, from = 0): Label => ({ name, x, y: 0, from });
const namesAt = (zoom: number, labels: Label[]) =>
  placeLabels(labels, zoom, () => 40).map(({ label: { name } }) => name);

describe('names on the base map', () => {
  it('are left out where they would touch an earlier one', () =>
    expect(namesAt(0, [label('Leeds', 0), label('Bradford', 45), label('York', 51)])).toEqual([
      'Leeds',
      'York',
    ]));

  it('find room as the map comes closer, from their own level on', () => {
    const labels = [label('Leeds', 0), label('Bradford', 30), label('Headingley', 15, 3)];
    expect(namesAt(1, labels)).toEqual(['Leeds', 'Bradford']);
    expect(namesAt(3, labels)).toEqual(['Leeds', 'Bradford', 'Headingley']);
  });
});

describe('the base map', () => {
  it('has the coast from Land’s End to Lowestoft and Berwick, and the cities from afar', () => {
    const { land, labels } = readBaseMap();
    const [britain] = land.toSorted((a, b) => b.points.length - a.points.length);
    // World pixels at zoom 0: longitude 0 is at 128.
    expect(britain!.minX).toBeLessThan(((180 - 5.6) / 360) * 256);
    expect(britain!.maxX).toBeCloseTo(((180 + 1.76) / 360) * 256, 1);
    expect(labels.filter(({ from }) => from === 0).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['London', 'Birmingham', 'Manchester', 'Leeds', 'Newcastle upon Tyne']),
    );
    expect(new Set(labels.map(({ name }) => name)).size).toBe(labels.length);
  });
});
