import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInRouter } from '../../testing/render-in-router';
import { Button, ButtonAnchor, ButtonLink } from './button';

describe('Button', () => {
  it('submits no form by default', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    renderInRouter(
      <form onSubmit={onSubmit}>
        <Button>Add</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('ignores presses while its action runs, says so, and keeps the focus', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    renderInRouter(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" pending pendingLabel="Saving..." onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Saving...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(screen.getByLabelText('Name'), 'Lions{Enter}');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });

  it('comes as a link within the site and as one to elsewhere', () => {
    renderInRouter(
      <>
        <ButtonLink to="/compare" variant="secondary">
          Compare
        </ButtonLink>
        <ButtonAnchor href="https://example.org/">Visit Website</ButtonAnchor>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare');
    expect(screen.getByRole('link', { name: 'Visit Website' })).toHaveAttribute(
      'href',
      'https://example.org/',
    );
  });
});
