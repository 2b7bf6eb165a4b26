import { loadFiles } from './load-files.mjs';

await loadFiles(/\.(db|e2e)-spec\.ts$/, { shard: 4, shards: 5 });
