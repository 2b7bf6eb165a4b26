import { change } from '@club-reviews/releases/change';
import { canary } from '@club-reviews/releases/changes';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publish } from '@club-reviews/releases/publish';
import { currentRevision } from '@club-reviews/releases/release-store';
import { entryIn } from '@club-reviews/releases/revision';
import { changedRelease } from '../support/changed-release';
import { FAULTY_CONTAINERS, replaceContainer } from '../support/faulty-container';
import { openArea, openAsModerator, SITE_PASSWORD } from '../support/moderator';
import { startPrivateProduct } from '../support/private-product';
import type { PrivateProduct } from '../support/private-product';
import { visit } from '../support/real-visits';
import { postLoads } from '../support/telemetry';
import { expect, open, test } from '../support/test';

const REMOTE = 'mfe_public';
const EVERYBODY = 1000;
/** Enough for the statistical test: eight of eight failed, and none of the others. */
const VISITS = 8;
const LIVE_LOADS = 60;

test.describe('releases whose loads are counted', () => {
  // One after the other in one worker: they share a product, and each leaves its first releases live.
  test.describe.configure({ mode: 'serial' });
  let product: PrivateProduct;

  test.beforeAll(async () => {
    product = await startPrivateProduct({
      TELEMETRY_SAMPLE: '1',
      CANARY_ABORT_LOADS: String(VISITS),
      // Every visitor here has the same network, which otherwise has three votes an hour.
      RATE_LIMITS: 'off',
      SITE_ADMIN_PASSWORD: SITE_PASSWORD,
    });
  });
  test.afterAll(() => product?.remove());

  const store = () => openFolderStore(product.dataDir);
  const entry = async (name = REMOTE) => entryIn(await currentRevision(store()), name)!;

  test.describe('the releases page', () => {
    /** Starts a canary of a new release. */
    async function startCanary(version: string) {
      const made = changedRelease('mfe-public', version, (code) => code);
      await publish(store(), made.folder);
      made.remove();
      await change(store(), 'Ada', canary(REMOTE, version, 50));
    }

    /** The version of the public pages that visitors get with their next page. */
    async function servedVersion(): Promise<string | undefined> {
      const html = await (await fetch(`${product.url}/faq`)).text();
      return /\/mfe\/mfe_public\/([^/]+)\/client/.exec(html)?.[1];
    }

    test('ends a bad canary automatically, says why, and lets an owner promote a good one', async ({
      page,
    }) => {
      test.slow();
      const { active } = await entry();
      await startCanary('9.1.0-bad');
      await openAsModerator(page, product, '/admin');
      await openArea(page, 'Releases');
      const card = page.getByRole('region', { name: 'Club pages' });
      await expect(card.getByRole('row', { name: /9.1.0-bad/ })).toContainText('5% of visitors');
      await postLoads(product.apiUrl, { remote: REMOTE, version: '9.1.0-bad' }, 80, 40);
      // It isn't judged before the live version has loads too.
      await expect(async () => {
        await page.reload();
        await expect(card.getByRole('list', { name: 'Why they failed' })).toContainText(
          '9.1.0-bad didn’t arrive: 40',
          { timeout: 15_000 },
        );
      }).toPass();
      await postLoads(product.apiUrl, { remote: REMOTE, version: active }, 400, 2);

      await expect.poll(async () => (await entry()).canary, { timeout: 180_000 }).toBeUndefined();
      expect((await entry()).active).toBe(active);
      await page.reload();
      const history = page.getByRole('list', { name: 'Changes, newest first' });
      await expect(history.getByText('Club pages: canary 9.1.0-bad aborted')).toBeVisible();
      await expect(history.getByText(/40 of 80 loads failed \(50%\)/)).toBeVisible();

      await startCanary('9.2.0-good');
      await page.reload();
      await card.getByRole('button', { name: 'Promote' }).press('Enter');
      const question = page.getByRole('dialog', { name: 'Release it to everyone?' });
      await expect(question).toContainText(`${active} becomes the fallback`);
      await question.getByRole('button', { name: 'Promote' }).press('Enter');
      await expect(question).toBeHidden();
      await expect.poll(async () => (await entry()).active).toBe('9.2.0-good');
      await expect.poll(servedVersion).toBe('9.2.0-good');
      await expect(card.getByRole('button', { name: 'Roll back' })).toBeVisible();
    });
  });

  test.describe('a canary that fails in visitors’ browsers is ended automatically', () => {
    /** Waits for the background job, and checks what it has done. */
    async function expectAborted(name: string, active: string) {
      await expect.poll(async () => (await entry(name)).canary, { timeout: 180_000 }).toBeUndefined();
      expect((await entry(name)).active).toBe(active);
      const { change: last } = await currentRevision(store());
      expect(last).toMatchObject({ by: 'Automatic abort', action: 'abort', remote: name, to: active });
      expect(last?.reason).toContain(`${VISITS} of ${VISITS} loads failed (100%)`);
    }

    test('when it throws while loading; the releases page reports it', async ({ page, browser }) => {
      test.slow();
      const { active } = await entry('mfe_public');
      const bad = changedRelease('mfe-public', '9.4.0-throws', (code) => code);
      replaceContainer(bad.folder, FAULTY_CONTAINERS['throwing at start']());
      await publish(store(), bad.folder);
      bad.remove();
      await change(store(), 'Ada', canary('mfe_public', '9.4.0-throws', EVERYBODY));
      await visit(browser, { url: `${product.url}/faq`, count: VISITS });
      await postLoads(product.apiUrl, { remote: 'mfe_public', version: active }, LIVE_LOADS);
      await expectAborted('mfe_public', active);

      const answer = await open(page, `${product.url}/faq`);
      expect(await answer.text()).not.toContain('9.4.0-throws');
      await openAsModerator(page, product, '/admin/releases');
      const history = page.getByRole('list', { name: 'Changes, newest first' });
      await expect(history.getByText('Club pages: canary 9.4.0-throws aborted')).toBeVisible();
    });
  });
});
