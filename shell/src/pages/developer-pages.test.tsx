import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRoutes } from '@club-reviews/shared-ui/platform';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { renderInShell } from '../testing/render-in-shell';
import MobileDebugPage from './mobile-debug-page';
import MobileTestPage from './mobile-test-page';
import TestHeaderPage from './test-header-page';

/** Mocks the next requests, whatever their path: with a status and a text, or a network error. */
function answerCalls(answer: { status: number; text: string } | Error) {
  const calls: string[] = [];
  globalThis.fetch = async (input) => {
    calls.push(String(input));
    if (answer instanceof Error) throw answer;
    return { ok: answer.status < 400, status: answer.status, text: async () => answer.text } as Response;
  };
  return calls;
}

function DebugRoute() {
  return useRoutes([{ path: '/mobile-debug/:id?', element: <MobileDebugPage /> }]);
}

describe('/mobile-debug', () => {
  it('shows the route, the device and the window', async () => {
    renderInShell(<DebugRoute />, '/mobile-debug/91?from=test');
    expect(screen.getByText('91')).toBeVisible();
    expect(screen.getByText('?from=test')).toBeVisible();
    expect(await screen.findByText(navigator.userAgent)).toBeVisible();
    expect(screen.getByText(`${window.innerWidth} × ${window.innerHeight}`)).toBeVisible();
    await expectAccessible();
  });

  it('links to clubs by id', () => {
    renderInShell(<DebugRoute />, '/mobile-debug');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/clubs/91', '/clubs/5', '/clubs/1']);
  });

  it('logs each of the api’s responses', async () => {
    const calls = answerCalls({ status: 200, text: '{"name":"Leeds Lions"}' });
    renderInShell(<DebugRoute />, '/mobile-debug');
    await userEvent.click(screen.getByRole('button', { name: 'Fetch /api/clubs/91' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fetch /api/clubs' }));
    expect(calls).toEqual(['/api/clubs/91', '/api/clubs']);
    const log = screen.getByRole('log');
    expect(log).toHaveTextContent('/api/clubs/91: 200 {"name":"Leeds Lions"}');
    expect(log).toHaveTextContent('/api/clubs: 200');
  });

  it('logs a request that failed', async () => {
    answerCalls(new TypeError('Failed to fetch'));
    renderInShell(<DebugRoute />, '/mobile-debug');
    await userEvent.click(screen.getByRole('button', { name: 'Fetch /api/clubs' }));
    expect(screen.getByRole('log')).toHaveTextContent('/api/clubs: failed, Failed to fetch');
  });
});

describe('/mobile-test', () => {
  it('echoes what is typed and links to the main app', async () => {
    renderInShell(<MobileTestPage />);
    await userEvent.type(screen.getByLabelText('Test text'), 'hello');
    expect(screen.getByText('You typed: hello')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Main App' })).toHaveAttribute('href', '/');
    await expectAccessible();
  });

  it.each([
    [{ status: 200, text: '{"totalClubs":320}' }, 'API Working: {"totalClubs":320}'],
    [{ status: 503, text: 'starting' }, 'API Error: 503 starting'],
    [new TypeError('Failed to fetch'), 'API Error: Failed to fetch'],
  ])('shows whether the api works: %p', async (answer, words) => {
    const calls = answerCalls(answer);
    renderInShell(<MobileTestPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Test the API' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(calls).toEqual(['/api/stats']);
  });
});

describe('/test-header', () => {
  it('is a placeholder', async () => {
    renderInShell(<TestHeaderPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Header test');
    expect(document.title).toBe('Header test | Reviews');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });
});
