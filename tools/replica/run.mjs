/**
 * `npm run test:replica`: the api on a MariaDB primary and a replica.
 *
 *   npm run test:replica                  a replica that is stopped, late, silent, away; then what the public reads
 *   npm run test:replica -- replica       the former alone
 *   npm run test:replica -- find stats    the files whose names match one of these
 *
 * Code that reads older data from the replica than the primary has fails here.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiTests } from '../api-tests.mjs';
import { startReplicatedServers } from './replicated-servers.mjs';

/** Tests that read public responses right after changing them. */
const PUBLIC = [
  'public-versions',
  'features/clubs/.*e2e',
  'features/find/.*(e2e|keeper)',
  'features/pages',
  'features/stats',
  'features/reviews/[a-z-]*e2e',
  'features/directory',
];

const wanted = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'club-reviews-replica-'));
const servers = await startReplicatedServers(scratch);
let passed = true;
try {
  // The test of a late replica delays it for everybody, so it runs alone.
  for (const patterns of wanted.length > 0 ? [wanted] : [['test/replica'], PUBLIC]) {
    const before = await servers.statementsAtReplica();
    passed = (await apiTests(servers.primaryUrl, { patterns, readUrl: servers.replicaUrl })) && passed;
    console.log(`The replica answered ${(await servers.statementsAtReplica()) - before} statements`);
  }
} finally {
  await servers.stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(passed ? 0 : 1);
