/**
 * Part of a remote's code generation: writes `src/api/generated-contract.json`, the part of the api's contract that its
 * generated client was made from. The build uses it to find out what a release's code uses.
 * Usage: node tools/contract/write-client-contract.mjs FOLDER-OF-THE-REMOTE
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getCalls } from './calls.mjs';

const folder = resolve(process.argv[2] ?? '.');
const { default: config } = await import(pathToFileURL(join(folder, 'openapi.config.mjs')).href);
const filters = Object.values(config.outputFiles ?? { own: config }).map(({ filterEndpoints: filter }) =>
  typeof filter === 'function' ? filter : (name) => filter.includes(name),
);
const calls = getCalls(JSON.parse(readFileSync(join(folder, config.schemaFile), 'utf8')));
const own = Object.entries(calls).filter(([key, { name }]) =>
  filters.some((isUsed) => isUsed(name, { path: key.split(' ')[1] })),
);
// One line per call, so that a diff shows which one has changed.
const lines = own.map(([key, call]) => `${JSON.stringify(key)}: ${JSON.stringify(call)}`);
writeFileSync(join(folder, 'src/api/generated-contract.json'), `{\n${lines.join(',\n')}\n}\n`);
