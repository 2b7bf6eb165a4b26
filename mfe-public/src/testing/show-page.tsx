import { fakeApi, renderRemote } from '@club-reviews/shared-ui/testing';
import { createRemote } from '../app/routes';
import { PAGE_ANSWERS } from './page-responses';

/**
 * Renders the page at an address, as after a navigation in the browser, with data from a fake api.
 * @param answers in addition to {@link PAGE_ANSWERS}, or replacing them
 */
export async function showPage(address: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ...PAGE_ANSWERS, ...answers });
  const view = await renderRemote(createRemote, address);
  return { api, ...view };
}
