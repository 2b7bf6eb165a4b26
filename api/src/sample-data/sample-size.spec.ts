import { DEFAULT_SAMPLE_SIZE, readSampleSize } from './sample-size.js';

describe('readSampleSize', () => {
  it('uses the defaults for what isn’t given', () => {
    expect(readSampleSize([])).toEqual(DEFAULT_SAMPLE_SIZE);
    expect(readSampleSize(['--clubs', '7'])).toEqual({ ...DEFAULT_SAMPLE_SIZE, clubs: 7 });
  });

  it('reads both numbers, written either way', () => {
    expect(readSampleSize(['--clubs=50000', '--reviews', '2000000'])).toEqual({
      clubs: 50_000,
      reviews: 2_000_000,
    });
  });

  it.each([['--clubs', 'many'], ['--clubs', '-1'], ['--clubs'], ['--clubs', '1.5'], ['--dogs', '7'], ['12']])(
    'refuses %s %s',
    (...commandLine) => {
      expect(readSampleSize(commandLine)).toBeNull();
    },
  );
});
