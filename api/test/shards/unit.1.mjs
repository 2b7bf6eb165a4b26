import { loadFiles } from './load-files.mjs';

await loadFiles(/\.spec\.ts$/, { shard: 1, shards: 2 });
