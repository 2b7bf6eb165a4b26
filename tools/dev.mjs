/**
 * `npm run dev`: the product in watch mode. Open pages replace changed parts of a remote, the shell or shared-ui and
 * keep their state; a change to the api, or to what the shell runs on the server, restarts that process.
 *
 *   npm run dev                       watches everything
 *   npm run dev -w mfe-club-admin     watches one part and the shell; the others stay as they were last built
 *   npm run dev -w mfe-club-admin -- --against https://clubs.example
 *                                     watches one remote in front of a site that is running
 */
import { parseArgs } from 'node:util';
import { installPackages, requireNode } from './setup/install.mjs';

requireNode();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
await installPackages();
if (values.against === undefined) {
  const { watchProduct } = await import('./dev/product.mjs');
  await watchProduct(positionals);
} else {
  const { watchAgainst } = await import('./dev/against/watch-against.mjs');
  try {
    await watchAgainst(positionals, values.against);
  } catch (error) {
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}
