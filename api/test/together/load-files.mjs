import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const API = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Loads every `parts`-th test file whose name matches, starting with the `part`-th, into the Jest file that calls this.
 * Jest loads every module again for each file it runs, Nest and TypeORM among them, and that takes longer than most tests.
 */
export async function loadFiles(name, { part, parts }) {
  const files = ['src', 'test']
    .flatMap((folder) =>
      readdirSync(join(API, folder), { recursive: true }).map((file) => join(API, folder, file)),
    )
    .filter((file) => name.test(file))
    .sort();
  if (files.length < parts) throw new Error(`only ${files.length} test files match ${name}`);
  for (const [index, file] of files.entries()) {
    if (index % parts === part - 1) await import(file);
  }
}
