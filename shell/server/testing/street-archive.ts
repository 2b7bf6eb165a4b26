import { gzipSync } from 'node:zlib';

/** A line or outline: longitude and latitude in turn. */
type Points = readonly number[];

interface Layer {
  name: string;
  kind: string;
  /** As in the vector tile specification. */
  type: 'line' | 'polygon';
  shapes: readonly Points[];
}

/** What an archive should have instead of what a right one has. */
interface Oddities {
  layers?: readonly Layer[];
  /** Any JSON. */
  metadata?: unknown;
  /** 1 for vector tiles, 2 for PNG images. */
  tileType?: number;
  /** 2 for gzip, 3 for Brotli. */
  tileCompression?: number;
}

/** A grid of streets two kilometres apart from Bradford to beyond Leeds, invented. */
const STREETS = Array.from({ length: 21 }, (_, index) => [
  [-1.9, 53.6 + index / 50, -1.2, 53.6 + index / 50],
  [-1.9 + index / 30, 53.6, -1.9 + index / 30, 54],
]).flat();

const LEEDS: readonly Layer[] = [
  { name: 'earth', kind: 'earth', type: 'polygon', shapes: [[-11, 60, -0.01, 60, -0.01, 46, -11, 46]] },
  { name: 'roads', kind: 'major_road', type: 'line', shapes: STREETS },
];

const HEADER_BYTES = 127;
/** Small enough steps for streets, although the only tile is a quarter of the world. */
const EXTENT = 2 ** 26;
/** The tile 1/0/0. */
const TILE_ID = 1;

/** A small PMTiles archive, as version 3 of the format has it: invented streets around Leeds in Protomaps' layers. */
export function makeStreetArchive({
  layers = LEEDS,
  metadata: described = { vector_layers: layers.map(({ name }) => ({ id: name })) },
  tileType = 1,
  tileCompression = 2,
}: Oddities = {}) {
  const tile = gzipSync(Buffer.concat(layers.map((layer) => bytes(3, encodeLayer(layer)))));
  // One entry: its id, how many tiles it stands for, its length, and its place plus one.
  const root = gzipSync(Buffer.from([1, TILE_ID, 1, tile.length].flatMap(varint).concat(1)));
  const metadata = gzipSync(JSON.stringify(described));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles\u0003');
  const metadataAt = HEADER_BYTES + root.length;
  const tileAt = metadataAt + metadata.length;
  const places = [
    HEADER_BYTES,
    root.length,
    metadataAt,
    metadata.length,
    tileAt,
    0,
    tileAt,
    tile.length,
    1,
    1,
    1,
  ];
  places.forEach((place, index) => header.writeBigUInt64LE(BigInt(place), 8 + 8 * index));
  // Clustered; gzipped directories; then the zoom levels, which are 1 and 1.
  header.set([1, 2, tileCompression, tileType, 1, 1], 96);
  [-180, 0, 0, 85].forEach((degrees, index) => header.writeInt32LE(degrees * 1e7, 102 + 4 * index));
  return Buffer.concat([header, root, metadata, tile]);
}

function encodeLayer({ name, kind, type, shapes }: Layer): Buffer {
  const features = shapes.map((points) =>
    bytes(2, [
      ...bytes(2, [0, 0]),
      ...number(3, type === 'line' ? 2 : 3),
      ...bytes(4, [...getSteps(points), ...(type === 'line' ? [] : [15])]),
    ]),
  );
  return Buffer.concat([
    Buffer.from(number(15, 2)),
    bytes(1, Buffer.from(name)),
    ...features,
    bytes(3, Buffer.from('kind')),
    bytes(4, bytes(1, Buffer.from(kind))),
    Buffer.from(number(5, EXTENT)),
  ]);
}

/** The commands that draw a line: move to its first point, then go on to the others. */
function getSteps(points: Points): number[] {
  const steps: number[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < points.length; index += 2) {
    const next = toTile(points[index]!, points[index + 1]!);
    if (index === 0) steps.push(9);
    if (index === 2) steps.push(...varint(((points.length / 2 - 1) << 3) | 2));
    steps.push(...varint(zigzag(next.x - x)), ...varint(zigzag(next.y - y)));
    ({ x, y } = next);
  }
  return steps;
}

/** A place within the tile, whose sides are half of the world's. */
function toTile(longitude: number, latitude: number) {
  const y = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return { x: Math.round((longitude / 180 + 1) * EXTENT), y: Math.round((1 - y) * EXTENT) };
}

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

const number = (field: number, value: number) => [...varint(field * 8), ...varint(value)];

function bytes(field: number, content: Iterable<number>): Buffer {
  const all = Buffer.from([...content]);
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(all.length)]), all]);
}
