import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../../tools/setup/npm.mjs';

/** Loads a package from the api's dependencies; only the api has the embedded database. */
export const apiPackage = createRequire(join(ROOT, 'api/package.json'));
