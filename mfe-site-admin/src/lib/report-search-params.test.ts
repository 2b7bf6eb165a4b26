import { readReportListParams, reportListQuery } from './report-search-params';

it.each([
  ['', { isDecided: false, cursor: null }],
  ['?state=decided', { isDecided: true, cursor: null }],
  ['?state=decided&cursor=1-17-4', { isDecided: true, cursor: '1-17-4' }],
])('%s is the same when read and written', (query, params) => {
  expect(readReportListParams(query)).toEqual(params);
  expect(reportListQuery(params)).toBe(query);
});

it('ignores unknown values', () => {
  expect(readReportListParams('?state=x&cursor=')).toEqual({ isDecided: false, cursor: null });
});
