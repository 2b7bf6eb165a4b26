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

  it('is disabled and says so while its action runs', async () => {
    const onClick = jest.fn();
    renderInRouter(
      <Button pending pendingLabel="Saving..." onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving...' });
    expect(button).toBeDisabled();
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
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
