import { loadFiles } from './load-files.mjs';

await loadFiles(/\.spec\.ts$/, { part: 2, parts: 2 });
