import { readFileSync } from 'node:fs';

/** The version of this package, whether it's built or not. */
export function getProductVersion(): string {
  const file = new URL('../../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
