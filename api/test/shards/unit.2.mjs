import { loadFiles } from './load-files.mjs';

await loadFiles(/\.spec\.ts$/, { shard: 2, shards: 2 });
