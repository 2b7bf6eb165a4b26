import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { showToast } from '@club-reviews/shared-ui/platform';
import { ToastRegion } from '../toast-region/toast-region';
import { Dialog } from './dialog';

function Opener({ onClose = () => undefined }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
        title="Change Password"
        description="Choose a new one"
        footer={<button type="button">Update Password</button>}
      >
        <label>
          Current Password <input />
        </label>
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('adds no landmarks to the page', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('has a name and a description, and gets the focus in its first field', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Password' });
    expect(dialog).toHaveAccessibleDescription('Choose a new one');
    await waitFor(() => expect(screen.getByLabelText('Current Password')).toHaveFocus());
  });

  it('gets the focus on its title if it has no field, or on a touch screen', async () => {
    const view = render(
      <Dialog open onClose={() => undefined} title="End access?">
        They’ll be logged out.
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByRole('heading', { name: 'End access?' })).toHaveFocus());
    view.unmount();
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Change Password' })).toHaveFocus());
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('gets the focus on the chosen one of its radio buttons', async () => {
    render(
      <Dialog open onClose={() => undefined} title="Change role">
        <fieldset>
          <label>
            <input type="radio" name="role" value="owner" /> Owner
          </label>
          <label>
            <input type="radio" name="role" value="reader" defaultChecked /> Reader
          </label>
        </fieldset>
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Reader' })).toHaveFocus());
  });

  it('closes on Escape and returns the focus', async () => {
    const onClose = jest.fn();
    render(<Opener onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('moves the focus to a given element if that exists by then', async () => {
    function Deleting() {
      const [open, setOpen] = useState(true);
      const heading = useRef<HTMLHeadingElement>(null);
      const focusAfter = useRef<HTMLElement>(null);
      return (
        <>
          <h2 ref={heading} tabIndex={-1}>
            Reviews
          </h2>
          <Dialog
            open={open}
            onClose={() => {
              focusAfter.current = heading.current;
              setOpen(false);
            }}
            focusAfter={focusAfter}
            title="Delete this review?"
          >
            It cannot be brought back.
          </Dialog>
        </>
      );
    }
    render(<Deleting />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Reviews' })).toHaveFocus());
  });

  it('closes with its button', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stays open when a toast beside it is dismissed, and closes on a press elsewhere', async () => {
    render(
      <>
        <Opener />
        <ToastRegion />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    act(() => showToast({ title: 'Password Change Failed', tone: 'error' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Password Change Failed')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
