/** Support for the front ends' tests; no screen imports it. */
export { expectAccessible } from './expect-accessible';
export { fillIn } from './fill-in';
export { fakeApi } from './fake-api';
export type { FakeResponse, FakeRequest } from './fake-api';
export { renderRemote, testContext } from './render-remote';
export { renderInRouter } from './render-in-router';
