import { onScrollEnd } from './on-scroll-end';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete (window as { onscrollend?: unknown }).onscrollend;
});

const scroll = (event: string) => window.dispatchEvent(new Event(event));

test('uses the browser’s own event if there is one', () => {
  window.onscrollend = null;
  const ended = jest.fn();
  const stop = onScrollEnd(ended);
  scroll('scroll');
  jest.runAllTimers();
  expect(ended).not.toHaveBeenCalled();
  scroll('scrollend');
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
  scroll('scrollend');
  expect(ended).toHaveBeenCalledTimes(1);
});

test('calls back once, after a pause, in browsers without the event', () => {
  const ended = jest.fn();
  onScrollEnd(ended);
  for (let step = 0; step < 5; step += 1) {
    scroll('scroll');
    jest.advanceTimersByTime(50);
  }
  expect(ended).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('does not call back for a page that was left before the pause is over', () => {
  const ended = jest.fn();
  const stop = onScrollEnd(ended);
  scroll('scroll');
  stop();
  jest.runAllTimers();
  expect(ended).not.toHaveBeenCalled();
});
