import { act } from '@testing-library/react';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';

/** Fails the test when axe finds fault with `element`, by default with everything that is rendered. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  // Axe takes its time, and a component may finish opening meanwhile.
  await act(async () => {
    // A component alone is no page: landmarks are the pages' own business.
    expect(await axe(element, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });
}
