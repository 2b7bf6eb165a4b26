/**
 * Manages the releases of the remotes. See `npm run release -- help`.
 *
 * The store is in DATA_DIR (default .data), or where RELEASE_STORE says. A running shell serves what is live from the next
 * page view on.
 */
import { openContext } from './context.mjs';
import { COMMANDS } from './commands.mjs';
import { parseCommand } from './options.mjs';

try {
  const order = parseCommand(process.argv.slice(2));
  await COMMANDS[order.command](order, () => openContext(order, process.env));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
