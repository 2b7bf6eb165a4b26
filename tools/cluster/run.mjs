/**
 * `npm run ops -- test-cluster`: the api on three MariaDB servers with Galera, all of which accept writes.
 *
 *   npm run ops -- test-cluster                  the tests of what happens at once, then the death of a server under load
 *   npm run ops -- test-cluster all           every test that needs a database
 *   npm run ops -- test-cluster races db-spec the files whose names match one of these
 *   npm run ops -- test-cluster fail-over     the death of a server alone
 *
 * Each connection of the tests goes to the next server in turn, so that even one instance of the api has connections to
 * all of them: whatever relies on locks of one server, or on reading what was just written, fails here.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiTests } from '../api-tests.mjs';
import { failOver } from './fail-over.mjs';
import { startGaleraCluster } from './galera-cluster.mjs';
import { roundRobin } from './round-robin.mjs';

/** What several processes, or concurrent requests, could do wrong; everything else is the same on one server. */
const AT_ONCE = [
  'review-lives',
  'races',
  'mail-storm',
  'mail-worker',
  'page-changes',
  'transaction-runner',
  'mysql-locks',
  'housekeeping.db-spec',
  'start-and-stop',
  'review-lifecycle',
  'account-limits',
  'staff-members',
  'claim-decisions',
];

const wanted = process.argv.slice(2);
const patterns = { all: [], default: AT_ONCE }[wanted[0] ?? 'default'] ?? wanted;
const scratch = mkdtempSync(join(tmpdir(), 'club-reviews-cluster-'));
// The servers may run as another user.
chmodSync(scratch, 0o755);
const cluster = await startGaleraCluster({ dir: scratch });
console.log(`Three nodes at the ports ${cluster.nodes.map(({ port }) => port).join(', ')}`);

let passed = true;
try {
  if (wanted[0] !== 'fail-over') passed = await testsOnAllNodes();
  if (wanted.length === 0 || wanted.includes('fail-over')) await failOver(cluster, scratch);
} catch (error) {
  console.error(error.message);
  passed = false;
} finally {
  await cluster.stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(passed ? 0 : 1);

async function testsOnAllNodes() {
  process.env.TEST_DATABASE_SERVERS = cluster.nodes
    .map(({ port }) => `mysql://root@127.0.0.1:${port}`)
    .join(' ');
  const balancer = await roundRobin(cluster.nodes.map(({ port }) => port));
  const isFine = await apiTests(`mysql://root@127.0.0.1:${balancer.port}/club_reviews`, {
    patterns: patterns.filter((pattern) => pattern !== 'fail-over'),
  });
  const conflicts = await Promise.all(cluster.nodes.map((node) => node.conflicts()));
  console.log(`Transactions that lost to another node's: ${conflicts.join(', ')}`);
  await balancer.close();
  return isFine;
}
