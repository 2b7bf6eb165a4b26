import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { FeedItem, FeedPage } from '../../src/clubs/open-data/open-data.dto.js';
import { OpenDataFollower } from '../../src/clubs/open-data/open-data-follower.js';
import { CURRENT_VERSION } from '../../src/model/clubs/club-versions.js';
import { sql } from '../../src/platform/database/sql.js';
import type { TestApi } from './test-api.js';
import { until } from './until.js';

/** Lets the feed follow all changes; a run in the background may have begun before the last. */
export async function catchUp({ database: { reads }, get }: TestApi): Promise<void> {
  await until(async () => {
    await get(OpenDataFollower).run();
    const [current] = await reads.all<{ version: number }>(CURRENT_VERSION);
    const [seen] = await reads.all<{ value: string }>(
      sql`SELECT value FROM site_settings WHERE name = 'open_data'`,
    );
    return seen?.value.startsWith(`${current?.version} `) ?? false;
  });
}

/** Someone who follows the feed as its standard says: from page to page, and what's deleted goes. */
export class FeedReader {
  readonly items = new Map<string, object>();
  /** All numbers, in the order in which they were read. */
  readonly numbers: number[] = [];
  private next = '/open-data/session-series';

  constructor(private readonly api: TestApi) {}

  /** Reads up to the end of the feed. */
  async read(): Promise<void> {
    for (;;) {
      const page = await this.api.read<FeedPage>(this.next);
      page.items.forEach((item) => this.take(item));
      this.next = page.next.replace(/^.*?\/api/, '');
      if (page.items.length === 0) return;
    }
  }

  /** What a page says of an item. */
  take({ id, state, modified, data }: FeedItem): void {
    this.numbers.push(modified);
    if (state === 'deleted') this.items.delete(id);
    else this.items.set(id, data!);
  }
}

/** What OpenActive's validator finds wrong with objects; `severity type path`, each once. */
export function findModelProblems(objects: Iterable<object>, validationMode: string): string[] {
  const program = join(import.meta.dirname, 'find-model-problems.mjs');
  const input = JSON.stringify([...objects]);
  const found = execFileSync(process.execPath, [program, validationMode], { input, encoding: 'utf8' });
  return JSON.parse(found) as string[];
}
