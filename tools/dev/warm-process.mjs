/**
 * A process that has loaded packages, waits for a message, and only then runs the program: loading the packages takes
 * most of the api's start time. Usage (with an IPC channel): node warm-process.mjs PACKAGE.JSON PROGRAM
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [manifest, program] = process.argv.slice(2);
const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
for (const name of Object.keys(dependencies)) {
  // What can't be loaded just by its name, such as a font package, is left to the program.
  await import(name).catch(() => undefined);
}
process.once('message', () => {
  process.disconnect();
  void import(pathToFileURL(program).href);
});
process.send('warm');
