import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { toCsv, toCsvFileName } from './csv-file.js';

const toCell = (text: string): string | undefined => (parse(toCsv([[text]])) as string[][])[0]?.[0];

describe('a CSV file', () => {
  it('is named after the day in London', () => {
    expect(toCsvFileName('reviews', new Date('2026-06-30T23:30:00.000Z'))).toBe('reviews-2026-07-01.csv');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u200b=1',
    '\ufeff=1',
    '＝1',
    '＠x',
  ])('do not let a sheet run %j', (text) => {
    expect(toCell(text)).toMatch(/^'[=+\-@＝＠]/);
  });

  it('keep every other text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toCell(`A ${text}`)).toBe(`A ${text}`);
      }),
      { seed: 20_261_121 },
    );
  });

  it('never start a cell with a formula character, whoever wrote it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toCell(text)).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]/u);
      }),
      { seed: 20_261_121, numRuns: 500 },
    );
  });
});
