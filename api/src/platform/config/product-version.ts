import { readFileSync } from 'node:fs';

const FILE = new URL('../../../../package.json', import.meta.url);

/** The product's version, from the package.json of the repository or, in an image, of its copy beside the api. */
export const PRODUCT_VERSION = (JSON.parse(readFileSync(FILE, 'utf8')) as { version: string }).version;
