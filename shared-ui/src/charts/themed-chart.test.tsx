import { act, render, screen } from '@testing-library/react';
import { Chart } from 'chart.js';
import { ThemedChart } from './themed-chart';

const scheme = Object.assign(new EventTarget(), { matches: false });
const describeBars = jest.fn(() => ({ type: 'bar' as const, data: { datasets: [] } }));

beforeEach(() => {
  describeBars.mockClear();
  window.matchMedia = () => scheme as unknown as MediaQueryList;
});
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

describe('ThemedChart', () => {
  it('says what it shows, and is drawn in the page’s typeface', () => {
    render(<ThemedChart label="Reviews by month" fontSize={13} describe={describeBars} />);
    expect(screen.getByRole('img', { name: 'Reviews by month' })).toBeInTheDocument();
    expect(describeBars).toHaveBeenCalledWith(
      expect.objectContaining({ font: expect.objectContaining({ size: 13 }) }),
    );
    expect(describeBars).toHaveBeenCalledTimes(1);
  });

  it('is redrawn once the page’s typeface has loaded', () => {
    const fonts = new EventTarget();
    Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
    const { unmount } = render(<ThemedChart label="Reviews" fontSize={12} describe={describeBars} />);
    act(() => void fonts.dispatchEvent(new Event('loadingdone')));
    expect(describeBars).toHaveBeenCalledTimes(2);
    unmount();
    fonts.dispatchEvent(new Event('loadingdone'));
    expect(describeBars).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(document, 'fonts');
  });

  it('is redrawn in another theme, and removed with the page', () => {
    const destroy = jest.spyOn(Chart.prototype, 'destroy');
    const { unmount } = render(<ThemedChart label="Reviews" fontSize={12} describe={describeBars} />);
    act(() => void scheme.dispatchEvent(new Event('change')));
    expect(describeBars).toHaveBeenCalledTimes(2);
    expect(destroy).toHaveBeenCalledTimes(1);
    unmount();
    expect(destroy).toHaveBeenCalledTimes(2);
    scheme.dispatchEvent(new Event('change'));
    expect(describeBars).toHaveBeenCalledTimes(2);
  });
});
