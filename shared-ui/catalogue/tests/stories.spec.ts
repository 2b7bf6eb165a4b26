import { expectNoViolations } from './axe';
import { expect, openStories, PAGES, showTheme, test, THEMES } from './catalogue';
import { compareWithKept, keep, leftOver, remove } from './pictures';

const isUpdate = process.env.UPDATE_PICTURES === 'yes';

for (const id of PAGES) {
  test(`${id} is accessible and looks as it did`, async ({ page }, testInfo) => {
    await openStories(page, id);
    for (const theme of THEMES) {
      await showTheme(page, theme);
      if (isUpdate) await keep(page, id, theme);
      else expect.soft(await compareWithKept(page, id, theme, testInfo)).toBeNull();
      await expectNoViolations(page, theme);
    }
  });
}

test('every picture belongs to a page', () => {
  if (isUpdate) remove(leftOver(PAGES));
  expect(leftOver(PAGES)).toEqual([]);
});
