import { toBadge } from './brand-badge.ts';
import { toBrandTheme } from './brand-theme.ts';

const getFills = (brandColour: string, brandAccent: string) =>
  [...toBadge(toBrandTheme({ brandColour, brandAccent })?.light).matchAll(/fill="(#\w+)"/g)]
    .map(([, fill]) => fill)
    .slice(0, 2);

it.each([
  ['both colours', '#123a6b', '#8a1538', ['#123a6b', '#8a1538']],
  ['shades of the only one', '#123a6b', '', ['#123a6b', '#46658c']],
  ['the colour for links beside the product’s own', '', '#8a1538', ['#0b5d3b', '#8a1538']],
  ['the product’s own', '', '', ['#0b5d3b', '#117a4d']],
])('the badge has %s', (_, colour, accent, fills) => {
  expect(getFills(colour, accent)).toEqual(fills);
});
