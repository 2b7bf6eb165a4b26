/** Support for the front ends' tests; no screen imports it. */
export { FAKE_API_BASE, fakeApi } from './fake-api';
export type { FakeAnswer, FakeRequest } from './fake-api';
export { renderRemote, testContext } from './render-remote';
