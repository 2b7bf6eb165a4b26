import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beSignedIn, refusal, showAdmin } from '../testing/show-admin';

beforeEach(beSignedIn);

it.each([
  ['/admin', 'desk', 'The queue didn’t load', 'Nothing is waiting for you'],
  ['/admin/access-record', 'access-record', 'The record didn’t load', 'Nothing recorded yet'],
  ['/admin/claims', 'claims', 'The claims didn’t load', 'No claims yet'],
  ['/admin/clubs', 'clubs', 'The clubs didn’t load', 'No clubs match'],
  ['/admin/enquiries', 'enquiries', 'The questions didn’t load', 'No questions to look at'],
  ['/admin/notices', 'notices', 'The notices didn’t load', 'No open notices'],
  ['/admin/photos', 'photos', 'The pictures didn’t load', 'No pictures to check'],
  ['/admin/removed', 'removed-reviews', 'The removed reviews didn’t load', 'No removed reviews'],
  ['/admin/reports', 'reports', 'The reports didn’t load', 'No reports to decide'],
  ['/admin/reviews', 'reviews', 'The reviews didn’t load', 'No reviews yet'],
  ['/admin/staff', 'staff', 'The staff didn’t load', 'No one has a login yet'],
  ['/admin/suggestions', 'suggestions', 'The suggestions didn’t load', 'No suggestions to look at'],
])(
  '%s says if its list didn’t load, requests it again, and says if it is empty',
  async (page, list, ...says) => {
    const [failed, empty] = says;
    const { api } = await showAdmin(page, { [`GET /admin/${list}`]: refusal(503, 'Back in a minute.') });
    const alert = (await screen.findByText(failed)).closest<HTMLElement>('[role="alert"]')!;
    expect(alert).toHaveTextContent('Back in a minute.');
    api.answer(`GET /admin/${list}`, { body: [] });
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(empty)).toBeVisible();
    expect(alert).not.toBeInTheDocument();
  },
);
