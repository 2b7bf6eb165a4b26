import { Link } from '@club-reviews/shared-ui/platform';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageRouter } from './page-router';
import { ScrollRestoration } from './scroll-restoration';

function scrolledTo(top: number) {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

describe('ScrollRestoration', () => {
  beforeEach(() => {
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 2734, configurable: true });
    jest
      .spyOn(window, 'scrollTo')
      .mockImplementation((({ top }: ScrollToOptions) => scrolledTo(top!)) as typeof window.scrollTo);
    history.replaceState(null, '', '/about');
    scrolledTo(0);
    render(
      <PageRouter ready={new Set()}>
        <ScrollRestoration />
        <Link to="/how-reviews-work#objections">Objections</Link>
      </PageRouter>,
    );
  });

  async function goThereAndBack() {
    await userEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(location.pathname).toBe('/how-reviews-work'));
    scrolledTo(1399);
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/about'));
  }

  it('goes back to where a page was left, although that still scrolled', async () => {
    scrolledTo(1792);
    await goThereAndBack();
    await waitFor(() => expect(window.scrollY).toBe(1792));
  });

  it('goes back to the top of a page that nobody scrolled', async () => {
    await goThereAndBack();
    await waitFor(() => expect(window.scrollY).toBe(0));
  });
});
