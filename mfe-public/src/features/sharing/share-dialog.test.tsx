import { ToastRegion } from '@club-reviews/shared-ui';
import { dismissToast } from '@club-reviews/shared-ui/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareDialog } from './share-dialog';

const SHARED = {
  title: 'Leeds Lions: parent reviews',
  text: 'See',
  url: 'http://site.test/clubs/leeds-lions',
};

/** Opens the dialog on a device whose own sharing ends in `outcome`, and chooses that. */
async function shareNatively(outcome: () => Promise<void>) {
  Object.assign(navigator, { share: outcome });
  const onClose = jest.fn();
  render(
    <>
      <ToastRegion />
      <ShareDialog shared={SHARED} isOpen onClose={onClose} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More ways to share' }));
  return onClose;
}

describe('sharing with the device’s own sheet', () => {
  afterEach(() => {
    act(() => dismissToast());
    delete (navigator as { share?: unknown }).share;
  });

  it('says so and closes the dialog', async () => {
    const onClose = await shareNatively(async () => {});
    expect(await screen.findByText('Shared!')).toBeInTheDocument();
    expect(onClose).toHaveBeenCalled();
  });

  it('says nothing if the visitor cancels', async () => {
    const onClose = await shareNatively(() => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByText(/Shared!|not available/)).not.toBeInTheDocument();
  });

  it('offers the other ways when the device refuses', async () => {
    const onClose = await shareNatively(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(await screen.findByText('Sharing is not available')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is not offered on a device without it', () => {
    render(<ShareDialog shared={SHARED} isOpen onClose={() => {}} />);
    expect(screen.queryByRole('button', { name: 'More ways to share' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  });
});
