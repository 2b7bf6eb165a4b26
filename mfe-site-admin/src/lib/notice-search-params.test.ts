import { noticeQuery, OPEN_NOTICES, readNoticeParams } from './notice-search-params';

describe('the address of the notices', () => {
  it.each([
    ['', OPEN_NOTICES],
    ['?status=closed&page=2', { status: 'closed', page: 2, notice: null }],
    ['?notice=7', { status: 'open', page: 1, notice: 7 }],
  ] as const)('%s is the same when read and written', (search, params) => {
    expect(readNoticeParams(search)).toEqual(params);
    expect(noticeQuery(params)).toBe(search);
  });

  it('ignores unknown values', () => {
    expect(readNoticeParams('?status=lost&page=-1&notice=x')).toEqual(OPEN_NOTICES);
  });
});
