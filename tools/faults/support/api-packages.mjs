import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../setup/npm.mjs';

/** Loads a package as the api does: the embedded database, and the mail server of its tests, are the api's alone. */
export const apiPackage = createRequire(join(ROOT, 'api/package.json'));
