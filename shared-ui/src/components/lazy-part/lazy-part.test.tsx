import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from './lazy-part';

const WORDS = { loading: 'Loading the list', failed: 'The list didn’t load' };
const List = () => <p>A list</p>;

describe('a part of a page that’s loaded on demand', () => {
  it('says that it’s loading, then shows itself', async () => {
    const Part = lazyPart(() => Promise.resolve(List), { words: WORDS });
    render(<Part />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the list');
    expect(await screen.findByText('A list')).toBeVisible();
  });

  it('offers a retry if its code can’t be loaded', async () => {
    const load = jest
      .fn(() => Promise.resolve(List))
      .mockRejectedValueOnce(new Error('Loading chunk 5 failed'));
    const Part = lazyPart(load, { words: WORDS });
    render(<Part />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The list didn’t load');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('A list')).toBeVisible();
  });

  it('shows at once what has been preloaded', async () => {
    const Part = lazyPart(() => Promise.resolve(List), { words: WORDS });
    await Part.preload();
    render(<Part />);
    expect(screen.getByText('A list')).toBeVisible();
  });

  it('shows nothing while it has no words for it', async () => {
    const Part = lazyPart(() => Promise.reject(new Error('Loading chunk 5 failed')));
    await Part.preload();
    const { container } = render(<Part />);
    expect(container).toBeEmptyDOMElement();
  });
});
