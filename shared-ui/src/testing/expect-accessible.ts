import { act } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';

/** Fails the test when axe finds a violation in `element`, by default in everything rendered. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  // Axe takes a while, and a component may finish opening in the meantime.
  await act(async () => {
    // A single component isn't a page, so landmarks don't apply.
    expect(await axe(element, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
}
