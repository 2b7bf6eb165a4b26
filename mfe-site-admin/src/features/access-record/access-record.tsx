import { SITE_PASSWORD_NAME } from '@club-reviews/domain/staff-roles';
import {
  Card,
  EmptyState,
  ListPager,
  NotLoaded,
  plural,
  SelectField,
  SoftText,
  Stack,
  ukDateTime,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { Eye } from 'lucide-react';
import { styled } from 'styled-components';
import { useListStaffQuery, useReadAccessRecordInfiniteQuery } from '../../api/site-admin-api';
import { LinedList } from '../../components/list-parts';
import { accessLabel } from '../../lib/access-labels';
import { accessFilters, accessParams } from './access-params';

const Bar = styled.div`
  max-width: 24rem;
`;

/** Which staff have seen or exported contact details, newest first; of one person if the address says so. */
export function AccessRecord() {
  const navigate = useNavigate();
  const params = accessParams.read(useLocation().search);
  const { data: staff = [] } = useListStaffQuery();
  const query = useReadAccessRecordInfiniteQuery({
    filters: accessFilters(params),
    cursor: params.cursor,
  });
  const { currentData } = query;
  const entries = currentData?.pages.flatMap((page) => page.entries);
  const next = currentData?.pages.at(-1)?.next ?? null;

  return (
    <Stack>
      <p>
        Email addresses and phone numbers are only for people who need them. We log each list someone opens,
        at most hourly, and every export and data request.
      </p>
      <Bar>
        <SelectField
          label="Person"
          placeholder="Everyone"
          options={[
            ...staff.map(({ id, name, email }) => ({ value: id, label: name ?? email ?? `Number ${id}` })),
            { value: 'site-password', label: SITE_PASSWORD_NAME },
          ]}
          value={params.by ?? ''}
          onChange={({ target }) =>
            void navigate({
              search: accessParams.query({ ...accessParams.read(`?by=${target.value}`), cursor: null }),
            })
          }
        />
      </Bar>
      <VisuallyHidden as="p" role="status">
        {entries !== undefined && `${plural(entries.length, 'entry', 'entries')}, newest first`}
      </VisuallyHidden>
      {(entries === undefined || query.isError) && (
        <NotLoaded call={query} failed="The record didn’t load" loading="Loading the record…" />
      )}
      {entries?.length === 0 && (
        <EmptyState
          icon={<Eye aria-hidden="true" />}
          title="Nothing recorded yet"
          hint={
            params.by === null
              ? 'Entries appear as soon as someone reads or exports contact details.'
              : 'This person hasn’t read any contact details.'
          }
        />
      )}
      {entries !== undefined && entries.length > 0 && (
        <Card>
          <LinedList as="ol" role="list" aria-label="Access record">
            {entries.map((entry) => (
              <li key={entry.id}>
                <p>{accessLabel(entry)}</p>
                <SoftText>
                  {entry.staffName}, <time dateTime={entry.createdAt}>{ukDateTime(entry.createdAt)}</time>
                </SoftText>
              </li>
            ))}
          </LinedList>
        </Card>
      )}
      <ListPager
        label="Pages of the record"
        first={params.cursor === null ? null : accessParams.query({ ...params, cursor: null })}
        next={next === null ? null : accessParams.query({ ...params, cursor: next })}
      />
    </Stack>
  );
}
