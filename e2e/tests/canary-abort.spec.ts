import { change } from '@club-reviews/releases/change';
import { canary, release } from '@club-reviews/releases/changes';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publish } from '@club-reviews/releases/publish';
import { currentRevision } from '@club-reviews/releases/release-store';
import { entryIn } from '@club-reviews/releases/revision';
import { join } from 'node:path';
import { ROOT } from '../../tools/setup/npm.mjs';
import { changedRelease } from '../support/changed-release';
import { changedShell } from '../support/changed-shell';
import { FAULTY_CONTAINERS, replaceContainer } from '../support/faulty-container';
import { openAsModerator, SITE_PASSWORD } from '../support/moderator';
import { startPrivateProduct } from '../support/private-product';
import type { PrivateProduct } from '../support/private-product';
import { visit } from '../support/real-visits';
import { postLoads } from '../support/telemetry';
import { expect, open, test } from '../support/test';

const EVERYBODY = 1000;
/** Enough for the statistical test: eight of eight failed, and none of the others. */
const VISITS = 8;
const LIVE_LOADS = 60;

/** Makes the shell throw when it starts in browsers, and nowhere else. */
const throwingAtStart = (code: string) =>
  code.replaceAll('window.earlyEvents', 'window.brokenShell.earlyEvents');

test.describe('a canary that fails in visitors’ browsers is ended automatically', () => {
  test.describe.configure({ mode: 'serial' });
  let product: PrivateProduct;

  test.beforeAll(async () => {
    product = await startPrivateProduct({
      TELEMETRY_SAMPLE: '1',
      CANARY_ABORT_LOADS: String(VISITS),
      SITE_ADMIN_PASSWORD: SITE_PASSWORD,
    });
  });
  test.afterAll(() => product?.remove());

  const store = () => openFolderStore(product.dataDir);
  const entry = async (name: string) => entryIn(await currentRevision(store()), name)!;

  /** Waits for the background job, and checks what it has done. */
  async function expectAborted(name: string, active: string) {
    await expect.poll(async () => (await entry(name)).canary, { timeout: 90_000 }).toBeUndefined();
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
    const failed = page.getByRole('region', { name: 'Failed loads' });
    await expect(failed.getByText(/threw an error while loading: 8/)).toBeVisible();
  });

  test('when it’s the shell, and never starts', async ({ page, browser }) => {
    test.slow();
    const { version } = await publish(store(), join(ROOT, 'shell/dist/release'));
    await change(store(), 'Ada', release('shell', version));
    const bad = changedShell('9.4.0-shell', throwingAtStart);
    await publish(store(), bad.folder);
    bad.remove();
    await change(store(), 'Ada', canary('shell', '9.4.0-shell', EVERYBODY));
    await visit(browser, { url: `${product.url}/faq`, count: VISITS, isAnswering: false });
    await postLoads(product.apiUrl, { remote: 'shell', version }, LIVE_LOADS);
    await expectAborted('shell', version);

    await open(page, `${product.url}/faq`);
    await openAsModerator(page, product, '/admin/releases');
    const card = page.getByRole('region', { name: 'Frame of the site' });
    await expect(card.getByRole('row', { name: new RegExp(version) })).toContainText('live');
    await expect(page.getByText('Frame of the site: canary 9.4.0-shell aborted')).toBeVisible();
  });
});
