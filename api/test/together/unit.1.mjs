import { loadFiles } from './load-files.mjs';

await loadFiles(/\.spec\.ts$/, { part: 1, parts: 2 });
