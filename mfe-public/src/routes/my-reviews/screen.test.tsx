import { fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../../testing/show-page';

const LINKS = 'POST /reviews/mine/links';
const ANSWER = 'If we have reviews from this address, the links are on their way.';

const email = () => screen.getByRole('textbox', { name: 'Your email address' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Email me the links' }));

describe('requesting the links to one’s reviews', () => {
  it('gives the same response for every address', async () => {
    const { api } = await showPage('/my-reviews', {
      [LINKS]: { status: 202, body: { message: 'On their way.', mailbox: '/dev/mailbox' } },
    });
    await fillIn(email(), ' parent@example.org ');
    await send();
    expect(await screen.findByText(ANSWER)).toBeVisible();
    expect(api.requests.map(({ call, body }) => [call, body])).toEqual([
      [LINKS, { email: 'parent@example.org' }],
    ]);
    expect(screen.getByRole('link', { name: /mailbox/ })).toHaveAttribute('href', '/dev/mailbox');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(ANSWER));
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await userEvent.click(screen.getByRole('button', { name: 'Try another address' }));
    expect(email()).toHaveValue('');
  });

  it('requires a complete address', async () => {
    const { api } = await showPage('/my-reviews');
    await fillIn(email(), 'parent@');
    await send();
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/valid email address/));
    expect(email()).toHaveFocus();
    expect(api.requests).toEqual([]);
  });

  it('keeps the address when the server refuses', async () => {
    await showPage('/my-reviews', {
      [LINKS]: { status: 429, body: { message: 'Too many requests.' }, headers: { 'Retry-After': '600' } },
    });
    await fillIn(email(), 'parent@example.org');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many requests. Please try again in 10 minutes.',
    );
    expect(email()).toHaveValue('parent@example.org');
  });
});
