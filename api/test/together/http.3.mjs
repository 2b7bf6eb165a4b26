import { loadFiles } from './load-files.mjs';

await loadFiles(/\.(db|e2e)-spec\.ts$/, { part: 3, parts: 6 });
