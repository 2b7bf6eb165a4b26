import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchBox } from './search-box';

const onText = jest.fn();
const box = () => screen.getByRole('searchbox', { name: 'Search reviews' });
const show = (text: string) => (
  <SearchBox label="Search reviews" landmark="Reviews" name="q" text={text} onText={onText} />
);
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

describe('SearchBox', () => {
  beforeEach(() => {
    onText.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('reports the text after a pause, once', () => {
    render(show(''));
    type('mud');
    act(() => jest.advanceTimersByTime(200));
    type('muddy ');
    act(() => jest.advanceTimersByTime(299));
    expect(onText).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onText.mock.calls).toEqual([['muddy']]);
  });

  it('reports it at once on Enter', () => {
    render(show(''));
    type('muddy');
    fireEvent.submit(box());
    expect(onText.mock.calls).toEqual([['muddy']]);
  });

  it('follows other changes to the address, but not while typing', () => {
    const { rerender } = render(show(''));
    type('muddy');
    act(() => jest.advanceTimersByTime(300));
    type('muddy pitch');
    rerender(show('muddy'));
    expect(box()).toHaveValue('muddy pitch');
    act(() => jest.advanceTimersByTime(300));
    rerender(show('muddy pitch'));
    rerender(show('muddy'));
    expect(box()).toHaveValue('muddy');
  });

  it('follows a step back that overtakes the search it undoes', () => {
    render(show(''));
    type('muddy');
    act(() => jest.advanceTimersByTime(300));
    // The address only had the text until the step back, so the page never got to show it.
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(box()).toHaveValue('');
    act(() => jest.advanceTimersByTime(300));
    expect(onText.mock.calls).toEqual([['muddy']]);
  });

  it('is a named search for screen readers', () => {
    jest.useRealTimers();
    render(show('muddy'));
    expect(screen.getByRole('search', { name: 'Reviews' })).toContainElement(box());
  });
});
