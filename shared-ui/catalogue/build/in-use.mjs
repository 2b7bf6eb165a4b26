import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspacePath } from '../../../tools/build/base-config.mjs';

const ICON_IMPORT = /import \{([^}]*)\} from 'lucide-react'/g;
const WIDTH = /@media \((min|max)-width: ([\d.]+)rem\)/g;

const isFrontEnd = (name) => /^(shell|shared-ui|mfe-.*)$/.test(name);
const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file);

function sourcesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .filter(isSource)
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

function iconNames(sources) {
  const names = sources
    .flatMap((source) => [...source.matchAll(ICON_IMPORT)])
    .flatMap(([, list]) => list.split(','))
    .map((name) => name.trim().split(' as ')[0])
    .filter((name) => name !== '' && !name.startsWith('type '));
  return [...new Set(names)].sort();
}

/** Widths at which something changes, with the number of rules. Up from 40 rem and down to 39.99 count as the same. */
function breakpoints(sources) {
  const uses = new Map();
  for (const [, , width] of sources.flatMap((source) => [...source.matchAll(WIDTH)])) {
    const rem = Math.round(Number(width) * 10) / 10;
    uses.set(rem, (uses.get(rem) ?? 0) + 1);
  }
  return [...uses].sort(([a], [b]) => a - b).map(([rem, count]) => ({ rem, count }));
}

/**
 * A module with what the source code uses but doesn't list anywhere: `ICONS`, all icon components that front ends import, by
 * name, and `BREAKPOINTS`, the widths at which shared-ui's components change.
 * @returns {string} the module's source code
 */
export function inUse() {
  const parts = readdirSync(workspacePath('.')).filter(isFrontEnd);
  const icons = iconNames(parts.flatMap((part) => sourcesBelow(workspacePath(`${part}/src`))));
  return `import { ${icons.join(', ')} } from 'lucide-react';
export const ICONS = { ${icons.join(', ')} };
export const BREAKPOINTS = ${JSON.stringify(breakpoints(sourcesBelow(workspacePath('shared-ui/src'))))};
`;
}
