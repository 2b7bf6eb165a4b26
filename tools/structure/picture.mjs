import { AREAS } from '../../.dependency-cruiser.mjs';

const STOREYS = ['app', 'sample-data', 'areas', 'model', 'platform', 'domain'];

/**
 * A Mermaid picture of the api's folders, one box per layer, with an arrow for each folder that imports another. Arrows
 * into platform and domain are left out: nearly every folder has them.
 * @param {{source: string, dependencies: {resolved: string}[]}[]} modules what dependency-cruiser found
 * @returns {string} a fenced code block
 */
export function drawFolders(modules) {
  const rooms = new Set();
  const arrows = new Set();
  for (const { source, dependencies } of modules) {
    const from = getRoom(source);
    if (!from) continue;
    rooms.add(from);
    for (const { resolved } of dependencies) {
      const to = getRoom(resolved);
      if (to && to !== from && !/^(platform|domain)\b/.test(to)) arrows.add(`${from}>${to}`);
    }
  }
  const ofStorey = (storey) => [...rooms].filter((room) => room.split('/')[0] === storey).sort();
  const boxes = STOREYS.flatMap((storey) => [
    `  subgraph ${storey}`,
    ...ofStorey(storey).map((room) => `    ${toId(room)}["${room.split('/')[1] ?? room}"]`),
    '  end',
  ]);
  const lines = [...arrows]
    .sort()
    .map((arrow) => arrow.split('>').map(toId))
    .map(([from, to]) => `  ${from} --> ${to}`);
  const order = STOREYS.slice(1).map((storey, index) => `  ${STOREYS[index]} ~~~ ${storey}`);
  return ['```mermaid', 'flowchart TB', ...boxes, ...lines, ...order, '```'].join('\n');
}

/** The folder a file belongs to, like "areas/clubs" or "model/clubs"; undefined for anything outside the api and the domain. */
function getRoom(file) {
  if (file.startsWith('domain/src/')) return 'domain';
  const [storey, folder, ...rest] = file.replace(/^api\/src\//, '').split('/');
  if (!file.startsWith('api/src/')) return undefined;
  if (storey === 'main.ts' || storey === 'commands' || storey === 'app') return 'app';
  if (storey === 'sample-data') return storey;
  if (AREAS.includes(storey)) return `areas/${storey}`;
  return rest.length > 0 ? `${storey}/${folder}` : undefined;
}

const toId = (room) => room.replaceAll(/[/-]/g, '_');
