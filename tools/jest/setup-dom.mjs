import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';
import { TextDecoder, TextEncoder } from 'node:util';
import { computedStyle } from './computed-style.mjs';
import { resetPage } from './reset-page.mjs';

// jsdom lacks these two, which react-router reads when it's loaded.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

// It has no sizes either, so there's never anything to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor a canvas to draw on.
if (globalThis.HTMLCanvasElement) globalThis.HTMLCanvasElement.prototype.getContext = () => null;

// Testing Library gives up after one second, too short for a whole form when several suites share two cores.
configure({ asyncUtilTimeout: 10_000 });

// Some suites run without a page.
if (globalThis.window) {
  globalThis.window.getComputedStyle = computedStyle;
  resetPage();
}

// React records a stack for each element that it creates, which was a sixth of the tests' time; only messages about an
// element would show it.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {} },
);
