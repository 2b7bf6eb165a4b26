/**
 * `npm run ops -- test-upgrade`: the previous release's api on this release's tables, each reading what the other writes, and
 * the way back.
 *
 *   npm run ops -- test-upgrade              from the newest tag, or from the last commit that didn't have the newest migration
 *   npm run ops -- test-upgrade f9b2d79   from this commit
 *
 * On MariaDB both releases run at once on one database, as they do while instances are replaced one after the other; on the embedded
 * database, which has one instance, one after the other. The earlier release is installed and built in a temporary folder.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../tools/setup/npm.mjs';
import { NO_DISK_SYNC, startTestDatabase } from '../tools/test-database.mjs';
import { ReadLoad } from './faults/support/read-load.mjs';
import { expectReadable, journey } from './upgrade/journey.mjs';
import { buildRelease, previousCommit } from './upgrade/previous-release.mjs';
import { Site } from './upgrade/site.mjs';

/** What visitors read of the earlier release meanwhile. */
const READ = ['/stats', '/clubs/paginated', '/clubs?limit=20', '/reviews/recent'];

const scratch = mkdtempSync(join(tmpdir(), 'club-reviews-upgrade-'));
const written = [];
let journeys = 0;
let passed = true;

try {
  const commit = previousCommit(process.argv[2]);
  console.log(`Building the api of ${commit.slice(0, 10)} …`);
  const earlier = await buildRelease(commit, join(scratch, 'earlier'));
  await onServer(earlier);
  await onEmbedded(earlier);
} catch (error) {
  console.error(error.message);
  passed = false;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(passed ? 0 : 1);

async function onServer(earlier) {
  console.log('On MariaDB, both at once');
  const database = await startTestDatabase({ dir: join(scratch, 'database'), options: NO_DISK_SYNC });
  await withSite('server', database.url, async (site) => {
    const before = await site.start(earlier);
    await visit('the earlier release', before);
    const readers = new ReadLoad(READ.map((path) => `${before.origin}/api${path}`));
    readers.start();
    site.migrate();
    await visit('the earlier release, on the tables of this one', before);
    const now = await site.start(ROOT);
    await visit('the earlier release and this one in turns', before, now);
    await visit('this one and the earlier release in turns', now, before);
    await readers.stop();
    if (readers.refused > 0 || readers.unexpected.length > 0)
      throw new Error(
        `Visitors met ${readers.refused} refusals, ${readers.unexpected.slice(0, 5).join(', ')}`,
      );
    console.log(`  ${readers.read} reads of the earlier release meanwhile, all of them answered`);
    await before.stop();
    await visit('this release alone', now);
    const back = await site.start(earlier);
    await now.stop();
    await visit('the earlier release again', back);
  }).finally(() => database.stop());
}

async function onEmbedded(earlier) {
  console.log('On the embedded database, one after the other');
  await withSite('embedded', undefined, async (site) => {
    for (const [words, release] of [
      ['the earlier release', earlier],
      ['this release', ROOT],
      ['the earlier release again', earlier],
      ['this release again', ROOT],
    ]) {
      const api = await site.start(release);
      await visit(words, api);
      await api.stop();
    }
  });
}

async function withSite(name, databaseUrl, work) {
  written.length = 0;
  const site = new Site(join(scratch, name), databaseUrl);
  await work(site).finally(() => site.stop());
}

/** A journey, after which everything written by earlier ones can still be read, and their clubs can log in. */
async function visit(words, one, other = one) {
  written.push(await journey(one, other, (journeys += 1)));
  for (const api of new Set([one, other])) for (const each of written) await expectReadable(api, each);
  console.log(
    `  ${words}: every call answered, ${written.length} reviews with their replies are there, and their clubs log in`,
  );
}
