import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/setup/npm.mjs';

const GUIDE = readFileSync(join(ROOT, 'docs/run-your-own-site.md'), 'utf8');

/**
 * The commands below a heading of the guide.
 * @param {string} heading
 * @returns {string[]} a text for each block, in their order
 */
export function getCommands(heading) {
  const part = GUIDE.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...part.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands);
  if (blocks.length === 0) throw new Error(`The guide has no commands under “${heading}”`);
  return blocks;
}

/** The command in the text of the guide, after these words at the start of a line. */
export function getInline(words) {
  const [, command] = new RegExp(`^${words}\\s+\`([^\`]+)\``, 'm').exec(GUIDE) ?? [];
  if (command === undefined) throw new Error(`The guide has no command after “${words}”`);
  return command;
}
