import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, dismissToast, useCurrentToast } from '@club-reviews/shared-ui/platform';
import { createRemoteHost } from './remote-host';
import type { LoadExposed } from './remote-host';
import { RemoteHostProvider } from './remote-host-context';
import { ReviewDialogOutlet } from './review-dialog';

const REGISTRY = {
  revision: 1,
  remotes: [
    {
      name: 'mfe_public',
      routes: ['/'],
      releases: [{ version: '1', entryUrl: '/1.js', entryIntegrity: '' }],
    },
  ],
};

function Toast() {
  return <p>{useCurrentToast()?.description}</p>;
}

async function renderAt(address: string, load: LoadExposed) {
  history.replaceState(null, '', address);
  const host = createRemoteHost({
    registry: REGISTRY,
    context: {
      apiBase: '/api',
      origin: '',
      now: 0,
      config: { brandName: 'Reviews', supportEmail: 'help@reviews.example', sampleData: false },
    },
    preloaded: {},
    load,
    fetchRegistry: async () => REGISTRY,
    note: () => {},
  });
  const page = (
    <RemoteHostProvider value={host}>
      <BrowserRouter>
        <ReviewDialogOutlet />
        <Toast />
      </BrowserRouter>
    </RemoteHostProvider>
  );
  // Awaited because the dialog suspends while its code loads.
  await act(async () => void render(page));
}

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => dismissToast());

describe('review dialog', () => {
  it('is not loaded until its parameter is in the URL', async () => {
    const asked: string[] = [];
    await renderAt('/clubs/leeds', async (_remote, _index, key) => asked.push(key));
    expect(asked).toEqual([]);
  });

  it('opens over the page with the club in the URL', async () => {
    const Dialog = ({ clubSlug }: { clubSlug?: string }) => <p>Review of {clubSlug}</p>;
    await renderAt('/clubs/leeds?write-review=leeds', async () => ({ default: Dialog }));
    expect(await screen.findByText('Review of leeds')).toBeInTheDocument();
  });

  it('opens at once while its code loads, with a way to close it again', async () => {
    await renderAt('/clubs/leeds?write-review=leeds', () => new Promise(() => {}));
    const sheet = screen.getByRole('dialog', { name: 'Write a review' });
    expect(within(sheet).getByText('Loading…')).toBeInTheDocument();
    const cross = within(sheet).getByRole('button', { name: 'Close' });
    expect(cross).toHaveFocus();
    await userEvent.click(cross);
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows an error and leaves the page as it was when its code cannot be loaded', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    await renderAt('/clubs/leeds?age=U9s&write-review=leeds', () => Promise.reject(new Error('503')));
    expect(await screen.findByText(/review form didn’t load/)).toBeInTheDocument();
    await waitFor(() => expect(location.search).toBe('?age=U9s'));
    log.mockRestore();
  });
});
