import { act, render, screen } from '@testing-library/react';
import { ThemedChart } from './themed-chart';

const mockDrawn: unknown[] = [];
const mockDestroy = jest.fn();

// Canvas doesn't work in jsdom.
jest.mock('chart.js', () => ({
  Chart: class {
    constructor(_canvas: unknown, description: unknown) {
      mockDrawn.push(description);
    }
    destroy() {
      mockDestroy();
    }
  },
}));

const scheme = Object.assign(new EventTarget(), { matches: false });
const describeBars = jest.fn(() => ({ type: 'bar' as const, data: { datasets: [] } }));

beforeEach(() => {
  mockDrawn.length = 0;
  jest.clearAllMocks();
  window.matchMedia = () => scheme as unknown as MediaQueryList;
});

describe('ThemedChart', () => {
  it('says what it shows, and is drawn in the page’s typeface', () => {
    render(<ThemedChart label="Reviews by month" fontSize={13} describe={describeBars} />);
    expect(screen.getByRole('img', { name: 'Reviews by month' })).toBeInTheDocument();
    expect(describeBars).toHaveBeenCalledWith(
      expect.objectContaining({ font: expect.objectContaining({ size: 13 }) }),
    );
    expect(mockDrawn).toHaveLength(1);
  });

  it('is redrawn once the page’s typeface has loaded', () => {
    const fonts = new EventTarget();
    Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
    const { unmount } = render(<ThemedChart label="Reviews" fontSize={12} describe={describeBars} />);
    act(() => void fonts.dispatchEvent(new Event('loadingdone')));
    expect(mockDrawn).toHaveLength(2);
    unmount();
    fonts.dispatchEvent(new Event('loadingdone'));
    expect(mockDrawn).toHaveLength(2);
    Reflect.deleteProperty(document, 'fonts');
  });

  it('is redrawn in another theme, and removed with the page', () => {
    const { unmount } = render(<ThemedChart label="Reviews" fontSize={12} describe={describeBars} />);
    act(() => void scheme.dispatchEvent(new Event('change')));
    expect(mockDrawn).toHaveLength(2);
    expect(mockDestroy).toHaveBeenCalledTimes(1);
    unmount();
    expect(mockDestroy).toHaveBeenCalledTimes(2);
    scheme.dispatchEvent(new Event('change'));
    expect(mockDrawn).toHaveLength(2);
  });
});
