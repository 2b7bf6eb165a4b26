import { Link, useLocation } from '@club-reviews/shared-ui/platform';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useInsertionEffect } from 'react';
import { PageRouter } from './page-router';

const ready = new Set<string>();

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

describe('PageRouter', () => {
  const startViewTransition = jest.fn((update: () => void) => {
    update();
    return { ready: Promise.reject(new Error('skipped')) };
  });
  let wantsNoMotion: boolean;

  beforeEach(() => {
    wantsNoMotion = false;
    ready.clear();
    startViewTransition.mockClear();
    Object.assign(document, { startViewTransition });
    window.matchMedia = (query: string) =>
      ({ matches: query.includes('no-preference') !== wantsNoMotion }) as MediaQueryList;
    history.replaceState(null, '', '/start');
    render(
      <PageRouter ready={ready}>
        <Address />
        <Link to="/clubs/leeds">Leeds</Link>
        <Link to="?reviews=2">More</Link>
      </PageRouter>,
    );
  });

  const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

  it('fades to a page that is ready, but not on the way back', async () => {
    ready.add('/clubs/leeds');
    await press('Leeds');
    expect(screen.getByText('/clubs/leeds')).toBeVisible();
    expect(startViewTransition).toHaveBeenCalledTimes(1);
    act(() => history.back());
    expect(await screen.findByText('/start')).toBeVisible();
    expect(startViewTransition).toHaveBeenCalledTimes(1);
  });

  it('shows a page that still has to load without a fade', async () => {
    await press('Leeds');
    expect(screen.getByText('/clubs/leeds')).toBeVisible();
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it('shows another state of the same page without a fade', async () => {
    ready.add('/start?reviews=2');
    await press('More');
    expect(screen.getByText('/start?reviews=2')).toBeVisible();
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it('shows every page without a fade to visitors who prefer reduced motion', async () => {
    wantsNoMotion = true;
    ready.add('/clubs/leeds');
    await press('Leeds');
    expect(screen.getByText('/clubs/leeds')).toBeVisible();
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it('shows every page without a fade in browsers without view transitions', async () => {
    Reflect.deleteProperty(document, 'startViewTransition');
    ready.add('/clubs/leeds');
    await press('Leeds');
    expect(screen.getByText('/clubs/leeds')).toBeVisible();
  });

  it('goes back if Back is pressed before the first page is mounted', async () => {
    cleanup();
    history.replaceState(null, '', '/start');
    history.pushState(null, '', '/clubs/leeds');
    // Runs after the render and before the router's effects.
    function PressBack() {
      useInsertionEffect(() => {
        history.replaceState(null, '', '/start');
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, []);
      return null;
    }
    render(
      <PageRouter ready={ready}>
        <Address />
        <PressBack />
      </PageRouter>,
    );
    expect(await screen.findByText('/start')).toBeVisible();
  });
});
