import { loadFiles } from './load-files.mjs';

await loadFiles(/\.(db|e2e)-spec\.ts$/, { part: 5, parts: 6 });
