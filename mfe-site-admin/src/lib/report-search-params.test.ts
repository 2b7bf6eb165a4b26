import { readReportListParams, reportListQuery } from './report-search-params';

it.each([
  ['', { isDecided: false, cursor: null }],
  ['?state=decided', { isDecided: true, cursor: null }],
  ['?state=decided&cursor=1-17-4', { isDecided: true, cursor: '1-17-4' }],
])('%s is read and written', (query, params) => {
  expect(readReportListParams(query)).toEqual(params);
  expect(reportListQuery(params)).toBe(query);
});

it('takes values that name nothing as not given', () => {
  expect(readReportListParams('?state=x&cursor=')).toEqual({ isDecided: false, cursor: null });
});
