// jest-axe has no types of its own, and DefinitelyTyped's are for version 3.
declare module 'jest-axe' {
  import type { AxeResults, RunOptions } from 'axe-core';
  /** Checks a rendered element, or markup, against the accessibility rules. */
  export function axe(html: Element | string, options?: RunOptions): Promise<AxeResults>;
}

/** Adds the matcher below; imported by the tests that use it, since axe is slow to load. */
declare module 'jest-axe/extend-expect';

declare namespace jest {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- an interface merges only with the same parameters
  interface Matchers<R, T> {
    toHaveNoViolations(): R;
  }
}
