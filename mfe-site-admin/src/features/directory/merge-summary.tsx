import { ErrorPanel, plural, Skeleton, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage, skipToken } from '@club-reviews/shared-ui/platform';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { usePreviewMergeQuery } from '../../api/site-admin-api';
import type { AdminClubRow } from '../../api/types';

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-3);

  & > div {
    padding: var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-m);
    overflow-wrap: anywhere;
  }
`;

const Side = ({ label, club }: { label: string; club: AdminClubRow }) => (
  <div>
    <p>{label}</p>
    <p>
      <strong>{club.name}</strong>
    </p>
    <p>
      {club.location}
      {club.postcode !== null && `, ${club.postcode}`}
    </p>
    <p>{plural(club.reviewCount, 'public review')}</p>
  </div>
);

/** Both clubs side by side, and what a merge would move, once the club to keep has been chosen. */
export function MergeSummary({ clubId }: { clubId: number }) {
  const { values } = useFormikContext<{ into: number | null }>();
  const { currentData, error, isError } = usePreviewMergeQuery(
    values.into === null ? skipToken : { id: clubId, into: values.into },
  );
  if (values.into === null) return null;
  if (isError) return <ErrorPanel title="These clubs can’t be merged" text={apiErrorMessage(error)} />;
  if (currentData === undefined) return <Skeleton shape="text" width="long" />;
  const { club, into, moving } = currentData;
  return (
    <Stack role="status">
      <Sides>
        <Side label="Goes" club={club} />
        <Side label="Stays" club={into} />
      </Sides>
      <p>
        {plural(moving.reviews, 'review')}, {plural(moving.claims, 'claim')} and{' '}
        {plural(moving.logins, 'manager')} will move.{' '}
        {moving.doubles === 0
          ? 'No one has reviewed both in the same season.'
          : `${plural(moving.doubles, 'parent')} reviewed both in the same season. The newer review will count, the other will be taken down, and we’ll email its author.`}
      </p>
    </Stack>
  );
}
