import { NOTICE_NEXT_LABELS, NOTICE_STEP_LABELS } from '@club-reviews/domain/defamation-notices';
import {
  Card,
  EmptyState,
  ListPager,
  NotLoaded,
  SoftText,
  Stack,
  TextLink,
  ukDateTime,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { useNavigate } from '@club-reviews/shared-ui/platform';
import { Scale } from 'lucide-react';
import { PAGE_SIZE, useListAdminNoticesQuery } from '../../../../api/site-admin-api';
import type { AdminNoticeEntry } from '../../../../api/types';
import { Cards, StateChips } from '../../../../components/list-parts';
import { noticeParams } from './notice-params';
import type { NoticeParams } from './notice-params';
import { Deadline } from './deadline';

const STATES = { open: 'Open', closed: 'Closed' };

function Entry({ entry, href }: { entry: AdminNoticeEntry; href: string }) {
  const { reference, clubName, state, outcome, dueAt, receivedAt, closedAt } = entry;
  return (
    <Card as="li">
      <h3>
        <TextLink to={`/admin/notices${href}`}>{clubName}</TextLink>
      </h3>
      <p>{outcome === null ? NOTICE_NEXT_LABELS[state] : NOTICE_STEP_LABELS[outcome]}</p>
      {dueAt !== null && <Deadline dueAt={dueAt} />}
      <SoftText>
        Notice {reference}, received {ukDateTime(receivedAt)}
        {closedAt !== null && `, closed ${ukDateTime(closedAt)}`}
      </SoftText>
    </Card>
  );
}

/** Open notices by their next deadline, or closed ones, newest first. */
export function NoticeList({ params }: { params: NoticeParams }) {
  const navigate = useNavigate();
  const { status, page } = params;
  const query = useListAdminNoticesQuery({ status, page, limit: PAGE_SIZE });
  const { currentData } = query;
  const isFull = currentData?.length === PAGE_SIZE;
  return (
    <Stack>
      <VisuallyHidden as="h2">Notices</VisuallyHidden>
      <StateChips
        states={['open', 'closed']}
        labels={STATES}
        current={status}
        onShow={(state) =>
          void navigate({ search: noticeParams.query({ ...noticeParams.defaults, status: state }) })
        }
      />
      {currentData === undefined && (
        <NotLoaded call={query} failed="The notices didn’t load" loading="Loading the notices" />
      )}
      {currentData !== undefined && currentData.length > 0 && (
        <Cards role="list">
          {currentData.map((entry) => (
            <Entry key={entry.id} entry={entry} href={noticeParams.query({ ...params, notice: entry.id })} />
          ))}
        </Cards>
      )}
      {currentData?.length === 0 && (
        <EmptyState
          icon={<Scale aria-hidden="true" />}
          title={status === 'open' ? 'No open notices' : 'No closed notices'}
          hint="Defamation notices appear here, with their legal deadlines."
        />
      )}
      <ListPager
        label="Pages of notices"
        first={page === 1 ? null : noticeParams.query({ ...params, page: 1 })}
        next={isFull ? noticeParams.query({ ...params, page: page + 1 }) : null}
      />
    </Stack>
  );
}
