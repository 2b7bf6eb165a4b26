import { act } from '@testing-library/react';

/** A single component isn't a page, so landmarks don't apply; and jsdom knows no colours and can't draw letters. */
const OFF = [
  'region',
  'color-contrast',
  'color-contrast-enhanced',
  'link-in-text-block',
  'label-content-name-mismatch',
];
const rules = Object.fromEntries(OFF.map((id) => [id, { enabled: false }]));

/**
 * Fails the test when axe finds a violation in `element`, by default in everything rendered. Only for states that neither
 * a story nor e2e/quality/accessibility shows.
 */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  // Only now: it's slow to load, and most tests don't need it.
  const { default: axe } = await import('axe-core');
  // It takes a while, and a component may finish opening in the meantime.
  await act(async () => {
    const { violations } = await axe.run(element, { rules, resultTypes: ['violations'] });
    expect(violations.map(({ help, nodes }) => [help, ...nodes.map(({ html }) => html)])).toEqual([]);
  });
}
