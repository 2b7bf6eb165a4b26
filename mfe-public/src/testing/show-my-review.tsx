import type { FakeResponse, FakeRequest } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MyReview } from '../api/types';
import { aManagedReview } from './factories';
import { showPage } from './show-page';

/** The call that reads an author's review. */
export const GET_MY_REVIEW = 'POST /reviews/mine';
// The page as opened by an email’s link.
const MY_REVIEW_LINK = '/my-review#token=secret-1';
/** Its heading. */
export const MY_REVIEW_TITLE = 'Your review of Leeds Lions';

/** A refusal. */
export const refusal = (status: number, message: string): FakeResponse => ({
  status,
  body: { statusCode: status, message, error: 'Error' },
});
/** Finds a heading of the page. */
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
/** Presses a button. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Searches the toast. */
export const toast = () => within(document.querySelector<HTMLElement>('[role="status"][aria-live]')!);

/** Shows the page on which an author manages a review; `sent` returns the bodies sent to a call. */
export async function showMyReview(
  managed: Partial<MyReview> = {},
  answers: Parameters<typeof showPage>[1] = {},
  address = MY_REVIEW_LINK,
) {
  const { api, ...view } = await showPage(address, {
    [GET_MY_REVIEW]: { body: aManagedReview(managed) },
    ...answers,
  });
  const sent = (call: string) =>
    api.requests.filter((request) => request.call === call).map(({ body }: FakeRequest) => body);
  return { api, ...view, sent };
}
