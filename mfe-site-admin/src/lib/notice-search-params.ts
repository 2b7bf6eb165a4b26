/** Which notices are listed. */
export type NoticeListStatus = 'open' | 'closed';

/** The settings in the notices' address. */
export interface NoticeParams {
  status: NoticeListStatus;
  page: number;
  /** The open case; null for the list. */
  notice: number | null;
}

/** The list's defaults. */
export const OPEN_NOTICES: NoticeParams = { status: 'open', page: 1, notice: null };

function readNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Reads a query string. Unknown values count as missing. */
export function readNoticeParams(search: string): NoticeParams {
  const parameters = new URLSearchParams(search);
  return {
    status: parameters.get('status') === 'closed' ? 'closed' : 'open',
    page: readNumber(parameters.get('page')) ?? 1,
    notice: readNumber(parameters.get('notice')),
  };
}

/** The query string, "" for the defaults. */
export function noticeQuery({ status, page, notice }: NoticeParams): string {
  const parameters = new URLSearchParams();
  if (status !== 'open') parameters.set('status', status);
  if (page > 1) parameters.set('page', String(page));
  if (notice !== null) parameters.set('notice', String(notice));
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
