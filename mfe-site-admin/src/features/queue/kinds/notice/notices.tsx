import { useLocation } from '@club-reviews/shared-ui/platform';
import { noticeParams } from './notice-params';
import { NoticeCase } from './notice-case';
import { NoticeList } from './notice-list';

/** The notices of defamation: their list, or the one in the address. */
export function Notices() {
  const params = noticeParams.read(useLocation().search);
  return params.notice === null ? (
    <NoticeList params={params} />
  ) : (
    <NoticeCase key={params.notice} id={params.notice} params={params} />
  );
}
