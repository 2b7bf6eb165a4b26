import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openAsDemoClub } from '../support/demo-club';
import { expect, listenToConsole, takeFromConsole, test } from '../support/test';

/** What the club's own site allows: no script at all. It names no encoding either, so letters are taken for Latin-1. */
const NO_SCRIPTS = "script-src 'none'";

test('a club’s own site shows its badge, as an image and in a frame, and leads to its page', async ({
  page,
  browser,
  ownSite: { product },
}) => {
  await openAsDemoClub(page, product);
  await page.getByRole('link', { name: 'Ask your families' }).click();
  const badge = page.getByRole('region', { name: 'Badge for your website' });
  const image = await badge.getByLabel('Code for the image').inputValue();
  const frame = await badge.getByLabel('Code for the frame').inputValue();
  const rating = await badge.frameLocator('iframe').getByRole('link').innerText();
  expect(rating).toMatch(/\d\.\d\s[\d,]+ reviews/);
  await expect(badge.getByRole('img')).toHaveJSProperty('naturalWidth', 320);

  const address = /href="([^"]+)"/.exec(image)![1]!;
  const pages = [image + frame, `<iframe src="${address}" title="The page itself"></iframe>`];
  const clubSite = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': NO_SCRIPTS });
    response.end(
      `<!doctype html><html lang="en-GB"><title>Our club</title>${pages[Number(request.url?.[1])]}`,
    );
  }).listen(0, '127.0.0.1');
  await once(clubSite, 'listening');
  const origin = `http://127.0.0.1:${(clubSite.address() as AddressInfo).port}`;
  try {
    await page.goto(`${origin}/0`);
    const shown = page.getByRole('link').getByRole('img');
    await expect(shown).toHaveJSProperty('naturalWidth', 320);
    await expect(shown).toHaveAccessibleName(/^Parents’ reviews of /);
    const link = page.frameLocator('iframe').getByRole('link');
    expect(await link.innerText()).toBe(rating);
    await expect(link).toHaveAccessibleName(/\d out of 5 stars [\d,]+ reviews .* \(opens in a new tab\)$/);
    const fits = await link.evaluate(({ ownerDocument: { documentElement: root } }) => [
      root.scrollWidth <= root.clientWidth,
      root.scrollHeight <= root.clientHeight,
    ]);
    expect(fits).toEqual([true, true]);
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await opened.waitForLoadState();
    expect(opened.url()).toBe(address);
    await page.getByRole('link').first().click();
    expect(page.url()).toBe(address);

    const stranger = await browser.newPage();
    const messages = listenToConsole(stranger);
    await stranger.goto(`${origin}/1`);
    await takeFromConsole(messages, /frame-ancestors 'none'/);
    await stranger.close();
  } finally {
    clubSite.closeAllConnections();
    clubSite.close();
  }
});
