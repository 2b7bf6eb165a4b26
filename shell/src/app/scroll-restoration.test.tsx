import { Link } from '@club-reviews/shared-ui/platform';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageRouter } from './page-router';
import { ScrollRestoration } from './scroll-restoration';

function scrolledTo(top: number) {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

it('goes back to where a page was left, although that still scrolled', async () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 2734 });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  history.replaceState(null, '', '/about');
  render(
    <PageRouter ready={new Set()}>
      <ScrollRestoration />
      <Link to="/how-reviews-work#objections">Objections</Link>
    </PageRouter>,
  );
  scrolledTo(1792);
  await userEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(location.pathname).toBe('/how-reviews-work'));
  scrolledTo(1399);
  history.back();
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 1792, behavior: 'instant' }));
});
