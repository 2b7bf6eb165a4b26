import { ageGroupName } from '@club-reviews/domain/age-groups';
import { ButtonLink, Grid, plural, Section, Skeleton } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { useGetAgeGroupStatsQuery } from '../../api/public-api';
import { LinkTile } from './link-tile';

/* Two full lines. It needs the same specificity as the tile columns that it overrides. */
const Eight = styled(Grid)`
  &[data-size='tile'] {
    @media (min-width: 48rem) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** Age groups shown before "View all age groups". */
const GROUPS_SHOWN = 8;
const SKELETONS = [1, 2, 3, 4];

/** The first age groups with their numbers of reviews. Empty if there are none. */
export function BrowseByAge() {
  const { data: groups, isError } = useGetAgeGroupStatsQuery();
  if (isError || groups?.length === 0) return null;
  return (
    <Section
      title="Browse by Age"
      lead="Reviews by parents of players your child’s age"
      action={
        <ButtonLink to="/browse-age" variant="secondary" size="small">
          View all age groups
        </ButtonLink>
      }
    >
      <Eight as="ul" role="list" data-size="tile" aria-busy={groups === undefined || undefined}>
        {groups === undefined
          ? SKELETONS.map((key) => (
              <li key={key}>
                <Skeleton shape="block" />
              </li>
            ))
          : groups.slice(0, GROUPS_SHOWN).map(({ ageGroup, count }) => (
              <li key={ageGroup}>
                <LinkTile
                  to={`/browse-age/${encodeURIComponent(ageGroup)}`}
                  name={ageGroupName(ageGroup)}
                  note={plural(count, 'review')}
                />
              </li>
            ))}
      </Eight>
    </Section>
  );
}
