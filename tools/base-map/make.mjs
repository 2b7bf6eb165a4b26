import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { toLabels } from './labels.mjs';
import { clipLine, clipOutline, simplify } from './outlines.mjs';

/**
 * Makes the data of the product's own map, with the names of the api's towns, so the api must be built:
 *
 *   node tools/base-map/make.mjs --towns api/dist/…/postcodes/towns.js FOLDER
 *
 * The folder holds Natural Earth's GeoJSON files named below; they are in the public domain, see
 * https://www.naturalearthdata.com, and converted at https://github.com/martynafford/natural-earth-geojson.
 */

const OUTPUT = 'mfe-public/src/features/map/base-map/base-map.json';

/** Boxes: west, south, east, north. What's in sight of England is drawn too, with less detail. */
const AREA = [-11, 46.5, 6, 60];
const ENGLAND = [-6.5, 49.8, 1.9, 56.2];

/** Coordinates are kept as whole numbers of this many to a degree: 1,000 is 110 metres. */
const PER_DEGREE = 1000;

/** In degrees: 220 metres, and three kilometres. */
const toleranceAt = ([x, y]) =>
  x > ENGLAND[0] && y > ENGLAND[1] && x < ENGLAND[2] && y < ENGLAND[3] ? 0.002 : 0.03;

const {
  values: { towns },
  positionals: [folder],
} = parseArgs({ options: { towns: { type: 'string' } }, allowPositionals: true });
const { TOWNS } = await import(pathToFileURL(towns));

const readFeatures = (file) => JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')).features;

const readLines = (files) =>
  files.flatMap(readFeatures).flatMap(({ geometry }) => {
    if (geometry === null) return [];
    const { type, coordinates } = geometry;
    if (type === 'MultiPolygon') return coordinates.flat();
    return type === 'LineString' ? [coordinates] : coordinates;
  });

const outlines = (box, ...files) =>
  readLines(files)
    .map((outline) => clipOutline(outline.slice(1), box))
    .filter((outline) => outline.length > 2);
const lines = (...files) => readLines(files).flatMap((line) => clipLine(line, ENGLAND));

/** Whole numbers: the first point, then the steps to the next ones. */
function toSteps(points) {
  const steps = [];
  let [x, y] = [0, 0];
  for (const point of points) {
    const [nextX, nextY] = point.map((degrees) => Math.round(degrees * PER_DEGREE));
    if (steps.length > 0 && nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return steps;
}

const toShapes = (shapes, tolerance, leastPoints) =>
  shapes
    .map((points) => toSteps(simplify(points, tolerance)))
    .filter((steps) => steps.length >= 2 * leastPoints);

const data = {
  source: 'Natural Earth (naturalearthdata.com), public domain; made by tools/base-map/make.mjs',
  perDegree: PER_DEGREE,
  area: AREA,
  land: toShapes(outlines(AREA, 'ne_10m_land', 'ne_10m_minor_islands'), toleranceAt, 3),
  built: toShapes(outlines(ENGLAND, 'ne_50m_urban_areas'), toleranceAt, 3),
  rivers: toShapes(lines('ne_10m_rivers_lake_centerlines', 'ne_10m_rivers_europe'), toleranceAt, 2),
  borders: toShapes(lines('ne_10m_admin_0_boundary_lines_map_units'), toleranceAt, 2),
  labels: toLabels(TOWNS, readFeatures('ne_10m_populated_places_simple'), PER_DEGREE),
};
writeFileSync(OUTPUT, JSON.stringify(data));
