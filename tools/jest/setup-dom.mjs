import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these two, which react-router reads when it is loaded.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

// Nor has it sizes, so there is never anything to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Testing Library gives up after one second, which a whole form needs where several suites share two cores.
configure({ asyncUtilTimeout: 10_000 });
