import { fakeApi, renderRemote } from '@club-reviews/shared-ui/testing';
import { createRemote } from '../app/routes';
import { PAGE_ANSWERS } from './page-answers';

/**
 * Renders the page at an address, as after a navigation in the browser: its data comes from a fake api.
 * @param answers in place of or besides {@link PAGE_ANSWERS}
 */
export async function showPage(address: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ...PAGE_ANSWERS, ...answers });
  const view = await renderRemote(createRemote, address);
  return { api, ...view };
}
