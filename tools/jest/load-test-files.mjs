/* global afterAll, beforeEach, describe, jest, TEST_FILES */
import { relative } from 'node:path';

/** What these do after each test is for all files, so they're loaded outside of any. */
const FOR_ALL = ['@testing-library/react', '@testing-library/user-event', '@club-reviews/shared-ui/testing'];

/** Loads every second test file of the part into the Jest file that calls this; see together.mjs. */
export function loadTestFiles(first) {
  FOR_ALL.forEach((name) => jest.requireActual(name));
  const { document, history, navigator } = globalThis;
  beforeEach(() => {
    history.replaceState(null, '', '/');
    // Testing Library removes only what it has put there.
    document.body.replaceChildren();
    // jsdom's own properties are the prototype's; user-event sets the clipboard once for a whole file.
    for (const name of Object.getOwnPropertyNames(navigator))
      if (name !== 'clipboard') Reflect.deleteProperty(navigator, name);
  });
  for (const file of TEST_FILES.filter((_, index) => index % 2 === first))
    describe(relative(process.cwd(), file), () => {
      jest.requireActual(file);
      afterAll(() => {
        jest.useRealTimers();
        jest.restoreAllMocks();
      });
    });
}
