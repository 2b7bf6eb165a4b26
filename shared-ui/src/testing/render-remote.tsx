import { BrowserRouter, dismissToast, useRoutes } from '@club-reviews/shared-ui/platform';
import type {
  PublicConfig,
  RemoteContext,
  RemoteModule,
  RouteObject,
} from '@club-reviews/shared-ui/platform';
import { act, render } from '@testing-library/react';
import { ToastRegion } from '../components/toast-region/toast-region';
import { FAKE_API_BASE } from './fake-api';

// The toasts are the same for every render.
afterEach(() => act(() => dismissToast()));

/** A remote's context in a test, at a fixed time. */
export function testContext(config: Partial<PublicConfig> = {}): RemoteContext {
  return {
    apiBase: FAKE_API_BASE,
    origin: 'http://site.test',
    now: Date.parse('2026-03-14T12:00:00Z'),
    config: {
      brandName: 'Youth Football Club Reviews',
      supportEmail: 'support@example.org',
      sampleData: false,
      shortReviewLinks: true,
      map: {
        tilesUrl: 'https://tiles.test/{z}/{x}/{y}.png',
        attribution: '© [Map makers](https://makers.test/)',
      },
      ...config,
    },
  };
}

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/**
 * Renders a remote at an address as the shell does, with the toasts next to it. The page's code is loaded first.
 * @returns what Testing Library's `render` returns
 */
export async function renderRemote(
  createRemote: RemoteModule['createRemote'],
  address: string,
  context: RemoteContext = testContext(),
) {
  const remote = createRemote(context);
  await remote.preload(new URL(address, context.origin).pathname);
  window.history.replaceState(null, '', address);
  return render(
    <BrowserRouter>
      <main>
        <Routes routes={remote.routes} />
      </main>
      <ToastRegion />
    </BrowserRouter>,
  );
}
