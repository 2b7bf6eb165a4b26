import { change } from '@club-reviews/releases/change';
import { canary, promote, rollBack } from '@club-reviews/releases/changes';
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
import { postLoads } from '../support/telemetry';
import { expect, test } from '../support/test';

const REMOTE = 'mfe_public';

test.describe('the releases page', () => {
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

  /** The version of the public pages that visitors get with their next page. */
  async function servedVersion(): Promise<string | undefined> {
    const html = await (await fetch(`${product.url}/faq`)).text();
    return /\/mfe\/mfe_public\/([^/]+)\/client/.exec(html)?.[1];
  }

  test('ends a bad canary automatically, says why, and lets an owner promote a good one @phone', async ({
    page,
    consoleMessages,
  }) => {
    test.slow();
    const { active } = await entry();
    await startCanary('9.1.0-bad');
    await postLoads(product.apiUrl, { remote: REMOTE, version: '9.1.0-bad' }, 80, 40);
    await postLoads(product.apiUrl, { remote: REMOTE, version: active }, 400, 2);
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
    await expect(failed.getByRole('list', { name: 'Why they failed' })).toContainText(
      '9.1.0-bad didn’t arrive: 40',
    );
    await expectNoViolations(page);
    expect(await findCutOff(page)).toEqual([]);

    await startCanary('9.2.0-good');
    await page.reload();
    await card.getByRole('button', { name: 'Promote' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Release it to everyone?' });
    await expect(question).toContainText(`${active} becomes the fallback`);
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Promote' }).press('Enter');
    await expect(question).toBeHidden();
    await expect.poll(async () => (await entry()).active).toBe('9.2.0-good');
    await expect.poll(servedVersion).toBe('9.2.0-good');
    await expect(card.getByRole('button', { name: 'Roll back' })).toBeVisible();

    await card.getByRole('button', { name: 'Roll back' }).press('Enter');
    const back = page.getByRole('dialog', { name: 'Go back to the previous version?' });
    await back.getByLabel('Reason (optional)').fill('Slower than before');
    await back.getByRole('button', { name: 'Roll back' }).press('Enter');
    await expect(back).toBeHidden();
    await expect.poll(async () => (await entry()).active).toBe(active);
    await expect.poll(servedVersion).toBe(active);
    await expect(history.getByText('Slower than before')).toBeVisible();

    await startCanary('9.3.0-unwanted');
    await page.reload();
    await card.getByRole('button', { name: 'Abort' }).press('Enter');
    const stop = page.getByRole('dialog', { name: 'Abort the canary?' });
    // Somebody else is faster.
    await change(openFolderStore(product.dataDir), 'Grace', promote(REMOTE));
    await stop.getByLabel('Reason (optional)').fill('Not yet');
    await stop.getByRole('button', { name: 'Abort' }).press('Enter');
    await expect(stop.getByText(/someone else has changed it since you looked/)).toBeVisible();
    await expect(stop.getByLabel('Reason (optional)')).toHaveValue('Not yet');
    consoleMessages.splice(0, consoleMessages.length, ...consoleMessages.filter((one) => !/409/.test(one)));
    await stop.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(card.getByRole('row', { name: /9.3.0-unwanted/ })).toContainText('live');

    await change(openFolderStore(product.dataDir), 'Grace', rollBack(REMOTE));
    await startCanary('9.3.1-unwanted');
    await page.reload();
    await card.getByRole('button', { name: 'Abort' }).press('Enter');
    await stop.getByRole('button', { name: 'Abort' }).press('Enter');
    await expect(stop).toBeHidden();
    await expect.poll(async () => (await entry()).canary).toBeUndefined();
    await expect.poll(servedVersion).toBe(active);

    await card.getByRole('button', { name: 'Switch off' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).press('Enter');
    await expect(card.getByText('Switched off')).toBeVisible();
    await expect.poll(async () => (await fetch(`${product.url}/faq`)).status).toBe(503);
    await card.getByRole('button', { name: 'Switch on' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).press('Enter');
    await expect(card.getByText('Switched off')).toBeHidden();
    await expect.poll(servedVersion).toBe(active);
  });
});
