import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a folder like a build's output.
 * @returns the folder
 */
export function builtRelease(folder: string, name: string, version: string, content = version): string {
  const built = join(folder, `built-${name.replace(/\W/g, '')}-${version}-${content}`);
  mkdirSync(join(built, 'client'), { recursive: true });
  writeFileSync(join(built, 'release.json'), JSON.stringify({ name, version }));
  writeFileSync(join(built, 'client/entry.js'), content);
  return built;
}
