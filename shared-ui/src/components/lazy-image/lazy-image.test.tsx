import { act, fireEvent, render, screen } from '@testing-library/react';
import { LazyImage } from './lazy-image';

/** Replaces the browser's observer, and lets a test say what came into view. */
class FakeObserver {
  static current: FakeObserver | undefined;
  constructor(
    readonly report: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.current = this;
  }
  observe() {}
  disconnect() {
    FakeObserver.current = undefined;
  }
}

describe('LazyImage', () => {
  beforeEach(() => {
    window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('loads once a tenth of it is in view', () => {
    render(<LazyImage src="/team.jpg" alt="The under 9s" />);
    const image = screen.getByAltText('The under 9s');
    expect(image).not.toHaveAttribute('src');
    expect(FakeObserver.current?.options.threshold).toBe(0.1);
    act(() => FakeObserver.current?.report([{ isIntersecting: false }]));
    expect(image).not.toHaveAttribute('src');
    act(() => FakeObserver.current?.report([{ isIntersecting: true }]));
    expect(image).toHaveAttribute('src', '/team.jpg');
  });

  it('loads at once when it is eager', () => {
    render(<LazyImage src="/hero.jpg" alt="" eager />);
    expect(document.querySelector('img')).toHaveAttribute('src', '/hero.jpg');
  });

  it('has files of several formats, and shows the replacement if it fails', () => {
    const files = [{ type: 'image/avif', srcSet: '/a.avif 800w' }];
    const source = () => document.querySelector('source');
    render(<LazyImage src="/a.jpg" files={files} fallback={<p>No picture</p>} alt="Pitch" />);
    expect(source()).not.toBeInTheDocument();
    act(() => FakeObserver.current?.report([{ isIntersecting: true }]));
    expect(source()).toHaveAttribute('srcset', '/a.avif 800w');
    fireEvent.error(screen.getByAltText('Pitch'));
    expect(screen.getByText('No picture')).toBeVisible();
    expect(source()).not.toBeInTheDocument();
  });

  it('retries when its address changes', () => {
    const { rerender } = render(<LazyImage src="/a.jpg" alt="Pitch" eager />);
    fireEvent.error(screen.getByAltText('Pitch'));
    expect(screen.queryByAltText('Pitch')).not.toBeInTheDocument();
    rerender(<LazyImage src="/c.jpg" alt="Pitch" eager />);
    expect(screen.getByAltText('Pitch')).toHaveAttribute('src', '/c.jpg');
  });
});
