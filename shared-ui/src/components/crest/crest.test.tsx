import { fireEvent, render, screen } from '@testing-library/react';
import { Crest } from './crest';

describe('Crest', () => {
  it('draws a shield with initials for a club without an image', () => {
    render(<Crest name="Leeds Lions FC" imageUrl={null} />);
    expect(screen.getByText('LL')).toBeInTheDocument();
  });

  it('shows the image of a club that has one', () => {
    const { container } = render(<Crest name="Leeds Lions FC" imageUrl="/crest.png" />);
    expect(container.querySelector('img')).toBeInTheDocument();
    expect(screen.queryByText('LL')).not.toBeInTheDocument();
  });

  it('falls back to the shield when the image fails', () => {
    const { container } = render(<Crest name="Leeds Lions FC" imageUrl="/broken.png" />);
    fireEvent.error(container.querySelector('img')!);
    expect(screen.getByText('LL')).toBeInTheDocument();
  });

  it('clips each shield with a separate shape', () => {
    const { container } = render(
      <>
        <Crest name="One" imageUrl={null} />
        <Crest name="Two" imageUrl={null} />
      </>,
    );
    const ids = [...container.querySelectorAll('clipPath')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
