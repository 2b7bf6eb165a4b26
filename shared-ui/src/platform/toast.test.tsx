import { act, render, screen } from '@testing-library/react';
import { dismissToast, showToast, useCurrentToast } from './toast';

function Probe() {
  return <p>{useCurrentToast()?.title ?? 'nothing'}</p>;
}

describe('toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => dismissToast());
    jest.useRealTimers();
  });

  it('shows one toast at a time, the newest', () => {
    render(<Probe />);
    act(() => showToast({ title: 'First' }));
    act(() => showToast({ title: 'Second' }));
    expect(screen.getByText('Second')).toBeInTheDocument();
    expect(screen.queryByText('First')).not.toBeInTheDocument();
  });

  it('removes a toast after five seconds, counted from the newest', () => {
    render(<Probe />);
    act(() => showToast({ title: 'First' }));
    act(() => jest.advanceTimersByTime(4000));
    act(() => showToast({ title: 'Second' }));
    act(() => jest.advanceTimersByTime(4999));
    expect(screen.getByText('Second')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('nothing')).toBeInTheDocument();
  });
});
