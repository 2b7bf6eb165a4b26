/* global afterAll, describe, jest */
import { relative } from 'node:path';

/** What these do after each test is for all files, so they're loaded outside of any. */
const FOR_ALL = ['@testing-library/react', '@testing-library/user-event', '@club-reviews/shared-ui/testing'];

/** Loads test files into the Jest file that calls this; see together.mjs. */
export function loadTestFiles(files) {
  if (globalThis.document) FOR_ALL.forEach((name) => jest.requireActual(name));
  for (const file of files)
    describe(relative(process.cwd(), file), () => {
      jest.requireActual(file);
      afterAll(() => {
        jest.useRealTimers();
        jest.restoreAllMocks();
      });
    });
}
