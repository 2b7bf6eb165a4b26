/**
 * `npm run ops -- test-cluster`: the api on three MariaDB servers with Galera, of which the one that takes the writes dies
 * under load.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failOver } from './fail-over.mjs';
import { startGaleraCluster } from './galera-cluster.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'club-reviews-cluster-'));
// The servers may run as another user.
chmodSync(scratch, 0o755);
const cluster = await startGaleraCluster({ dir: scratch });
console.log(`Three nodes at the ports ${cluster.nodes.map(({ port }) => port).join(', ')}`);
try {
  await failOver(cluster, scratch);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await cluster.stop();
  rmSync(scratch, { recursive: true, force: true });
}
