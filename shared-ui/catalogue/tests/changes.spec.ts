import type { Page } from '@playwright/test';
import { DARK_COLOURS, LIGHT_COLOURS } from '../../src/tokens/colours';
import type { ColourRole } from '../../src/tokens/colours';
import { comparePictures } from '../compare/compare-pictures';
import { scale } from '../foundations/tokens';
import { expect, openStories, showTheme, test, THEMES } from './catalogue';
import type { Theme } from './catalogue';
import { crop, kept, take } from './pictures';
import type { Box } from './pictures';

const THEME_COLOURS: Record<Theme, Record<ColourRole, string>> = { light: LIGHT_COLOURS, dark: DARK_COLOURS };

/** The colour with each channel changed by so few levels that it's hardly visible. */
const nearly = (colour: string) =>
  `#${[1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
    .map((level) => (level < 128 ? level + 6 : level - 6).toString(16).padStart(2, '0'))
    .join('')}`;

/** A story's part of the foundations page. */
async function getBox(page: Page, story: string): Promise<Box> {
  const box = (await page.locator(`[data-story="foundations--${story}"]`).boundingBox())!;
  return {
    x: Math.floor(box.x),
    y: Math.floor(box.y),
    width: Math.floor(box.width),
    height: Math.floor(box.height),
  };
}

/** The names of the style changes that don't show in the picture of a page, or part of it. */
async function unnoticed(page: Page, id: string, theme: Theme, changes: Record<string, string>, part?: Box) {
  const whole = (await kept(id, theme))!;
  const before = part === undefined ? whole : await crop(whole, part);
  const missed: string[] = [];
  for (const [name, css] of Object.entries(changes)) {
    const style = await page.addStyleTag({ content: css });
    if (comparePictures(before, await take(page, part)) === null) missed.push(name);
    await style.evaluate((element) => (element as Element).remove());
  }
  return missed;
}

/** Style sheets that each set a token to another value. */
const each = (tokens: readonly (readonly [string, string])[], change: (value: string) => string) =>
  Object.fromEntries(
    tokens.map(([name, value]) => [name, `:root,[data-surface]{--${name}:${change(value)}!important}`]),
  );

for (const theme of THEMES) {
  test(`a change of any colour shows in the ${theme} theme`, async ({ page }) => {
    const colours = Object.entries(THEME_COLOURS[theme]).map(
      ([role, value]) => [`color-${role}`, value] as const,
    );
    await openStories(page, 'foundations');
    await showTheme(page, theme);
    const changes = each(colours, nearly);
    expect(await unnoticed(page, 'foundations', theme, changes, await getBox(page, 'colours'))).toEqual([]);
  });
}

test('a change to any radius, space, text size or easing curve shows', async ({ page }) => {
  await openStories(page, 'foundations');
  const look = async (story: string, changes: Record<string, string>) =>
    unnoticed(page, 'foundations', 'light', changes, await getBox(page, story));
  const radius = (value: string) => (value === '999px' ? '28px' : `calc(${value} + 2px)`);
  expect(await look('radii', each(scale('radius'), radius))).toEqual([]);
  expect(
    await look(
      'space',
      each(scale('space'), (value) => `calc(${value} + 1px)`),
    ),
  ).toEqual([]);
  expect(
    await look(
      'type-scale',
      each(scale('text'), (value) => `calc(${value} + 1px)`),
    ),
  ).toEqual([]);
});

/** Changes to one token or rule, and the component pages that have to show them. */
const CHANGES: readonly (readonly [what: string, css: string, pages: readonly string[]])[] = [
  ['one radius for all', ':root{--radius-m:10px!important}', ['button', 'card', 'text-field', 'panel']],
  ['the radius of badges', '[data-tone]{border-radius:6px!important}', ['badge']],
  ['the radius of controls', 'input{border-radius:6px!important}', ['text-field', 'search-field']],
  [
    'the line height of the page',
    'body{line-height:1.6!important}',
    ['text-field', 'card', 'form-radio-group'],
  ],
  ['the line height of headings', 'h3{line-height:1.2!important}', ['card']],
  ['the line height of buttons', 'button{line-height:1.3!important}', ['toggle-chip']],
  ['the height of buttons', 'button{min-height:46px!important}', ['button']],
  ['the weight of buttons', 'button{font-weight:700!important}', ['button']],
  [
    'the colour of quiet words',
    ':root,[data-surface]{--color-ink-soft:var(--color-ink)!important}',
    ['text-field', 'timeline'],
  ],
  ['the colour of lines', 'main{--color-line:var(--color-line-strong)}', ['section', 'tabs']],
  ['the space inside cards', '[data-surface]{padding:23px!important}', ['card']],
];

for (const [what, css, pages] of CHANGES) {
  test(`a change of ${what} shows in the components’ pictures`, async ({ page }) => {
    for (const id of pages) {
      await openStories(page, id);
      for (const theme of THEMES) {
        await showTheme(page, theme);
        expect(await unnoticed(page, id, theme, { [what]: css }), `${id}, ${theme}`).toEqual([]);
      }
    }
  });
}
