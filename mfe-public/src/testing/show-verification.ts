import type { fakeApi, FakeResponse } from '@club-reviews/shared-ui/testing';
import { aPreview } from './factories';
import { press } from './show-my-review';
import { showPage } from './show-page';

/** The calls of the page. */
export const PREVIEW = 'POST /reviews/verify/preview';
export const VERIFY = 'POST /reviews/verify';
export const REJECT = 'POST /reviews/verify/reject';
export const RESEND = 'POST /reviews/verify/resend';
export const LINK = '/verify-review#token=secret-1';
export const VERIFIED = {
  status: 'verified',
  clubSlug: 'leeds-lions',
  clubName: 'Leeds Lions',
  isHeld: false,
};
export const QUESTION = 'Publish your review of Leeds Lions?';

export const publish = () => press('Publish my review');

/** Shows the page of a link that confirms a review; `sent` has the calls made so far. */
export async function show(
  preview: FakeResponse | (() => Promise<FakeResponse>) = { body: aPreview() },
  address = LINK,
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  const { api, ...view } = await showPage(address, {
    [PREVIEW]: preview,
    [VERIFY]: { body: VERIFIED },
    ...answers,
  });
  return { api, ...view, sent: (call = VERIFY) => api.requests.filter((request) => request.call === call) };
}
