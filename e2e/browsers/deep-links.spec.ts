import { PUBLIC_ROUTES, getPath } from '../support/public-routes';
import { open } from '../support/test';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };

/** Each test opens a quarter of the addresses. */
const SHARE = Math.ceil(PUBLIC_ROUTES.length / 4);

/** Some browsers write the status of a missing page to the console. */
const NOT_FOUND = /\b40[04]\b/;

for (const start of [0, 1, 2, 3].map((share) => share * SHARE)) {
  const routes = PUBLIC_ROUTES.slice(start, start + SHARE);
  test(`each address works by itself, on a phone’s width too: ${routes[0]!.name} and on`, async ({
    visitor,
  }) => {
    visitor.expectInConsole(NOT_FOUND);
    for (const route of routes) {
      await test.step(route.name, async () => {
        await visitor.resize(1280, 900);
        await open(visitor, await getPath(route));
        await visitor.getByRole('heading', { level: 1 }).first().waitFor();
        expect(visitor.unexpectedMessages(), 'the console is silent').toEqual([]);
        await visitor.resize(PHONE.width, PHONE.height);
        const beyond = () =>
          visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(beyond, 'nothing is wider than the window').toBe(0);
      });
    }
  });
}
