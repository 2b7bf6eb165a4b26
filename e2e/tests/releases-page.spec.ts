import { change } from '@club-reviews/releases/change';
import { canary } from '@club-reviews/releases/changes';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publish } from '@club-reviews/releases/publish';
import { currentRevision } from '@club-reviews/releases/release-store';
import type { Entry } from '@club-reviews/releases/revision';
import { expectNoViolations } from '../support/axe';
import { changedRelease } from '../support/changed-release';
import { findCutOff } from '../support/cut-off';
import { openArea, openAsModerator, SITE_PASSWORD } from '../support/moderator';
import { startPrivateProduct } from '../support/private-product';
import type { PrivateProduct } from '../support/private-product';
import { expect, test } from '../support/test';

const REMOTE = 'mfe_public';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.describe('the page of releases', () => {
  let product: PrivateProduct;

  test.beforeAll(async () => {
    product = await startPrivateProduct({
      TELEMETRY_SAMPLE: '1',
      SITE_ADMIN_PASSWORD: SITE_PASSWORD,
    });
  });
  test.afterAll(() => product?.remove());

  const entry = async (): Promise<Entry> => {
    const { remotes } = await currentRevision(openFolderStore(product.dataDir));
    return remotes[REMOTE]!;
  };

  /** Starts a canary of a new release. */
  async function startCanary(version: string) {
    const release = changedRelease('mfe-public', version, (code) => code);
    const store = openFolderStore(product.dataDir);
    await publish(store, release.folder);
    release.remove();
    await change(store, 'Ada', canary(REMOTE, version, 50));
  }

  /** Reports loads of a version, as browsers do. */
  async function reportLoads(version: string, count: number, failed: number) {
    const loads = Array.from({ length: count }, (_, index) => ({
      remote: REMOTE,
      version,
      ...(index < failed ? { outcome: 'fallback', errorClass: 'http' } : { outcome: 'loaded' }),
    }));
    while (loads.length > 0) {
      const answer = await fetch(`${product.apiUrl}/api/telemetry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
        body: JSON.stringify({ loads: loads.splice(0, 20) }),
      });
      expect(answer.status).toBe(204);
    }
  }

  test('ends a bad canary by itself, says why, and lets an owner promote a good one @phone', async ({
    page,
  }) => {
    test.slow();
    const { active } = await entry();
    await startCanary('9.1.0-bad');
    await reportLoads('9.1.0-bad', 80, 40);
    await reportLoads(active, 400, 2);
    await openAsModerator(page, product, '/admin');
    await openArea(page, 'Releases');
    const card = page.getByRole('region', { name: 'Club pages' });
    await expect(card.getByRole('row', { name: /9.1.0-bad/ })).toContainText('5% of visitors');

    await expect.poll(async () => (await entry()).canary, { timeout: 90_000 }).toBeUndefined();
    expect((await entry()).active).toBe(active);
    await page.reload();
    const history = page.getByRole('list', { name: 'Changes, newest first' });
    await expect(history.getByText('Club pages: canary 9.1.0-bad aborted')).toBeVisible();
    await expect(history.getByText(/40 of 80 loads failed \(50%\)/)).toBeVisible();
    const failed = page.getByRole('region', { name: 'Failed loads' });
    await expect(failed.getByRole('img', { name: /loads failed/ })).toBeVisible();
    await expect(failed.getByText(/9.1.0-bad didn’t arrive: 40/)).toBeVisible();
    await expectNoViolations(page);
    expect(await findCutOff(page)).toEqual([]);

    await startCanary('9.2.0-good');
    await page.reload();
    await card.getByRole('button', { name: 'Promote' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Give it to everybody?' });
    await expect(question).toContainText(`${active} becomes the version that stands in`);
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Promote' }).press('Enter');
    await expect(question).toBeHidden();
    await expect.poll(async () => (await entry()).active).toBe('9.2.0-good');
    await expect(card.getByRole('button', { name: 'Roll back' })).toBeVisible();

    await card.getByRole('button', { name: 'Roll back' }).press('Enter');
    const back = page.getByRole('dialog', { name: 'Go back to the version before?' });
    await back.getByLabel('Reason (optional)').fill('Slower than before');
    await back.getByRole('button', { name: 'Roll back' }).press('Enter');
    await expect(back).toBeHidden();
    await expect.poll(async () => (await entry()).active).toBe(active);
    await expect(history.getByText('Slower than before')).toBeVisible();
  });
});
