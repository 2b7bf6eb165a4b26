import { Grid, Section, TextLink, plural } from '@club-reviews/shared-ui';
import { skipToken } from '@club-reviews/shared-ui/platform';
import { BROWSE_READING, useFindClubsQuery } from '../../api/public-api';
import { ClubRow } from '../../components/club-row/club-row';
import { ClubRowSkeleton } from '../../components/club-row/club-row-skeleton';
import { withChildContext } from '../../lib/child-context';
import { clubPath } from '../../lib/club-address';
import { findArgument, readFindParams, toChildContext } from '../../lib/find-params';
import { readSearchCriteria, searchCriteriaQuery } from '../../lib/search-criteria';
import { CompareHeart } from '../comparison/compare-heart';

/** One line of a wide window. */
const ROWS = 3;

export interface NearFirstProps {
  texts: readonly string[];
  /** Called with the query string of a search that the visitor starts. */
  onSearch: (query: string) => void;
}

const SKELETONS = Array.from({ length: ROWS }, (_, key) => key);

/** Clubs near the first of some texts that is a place; only the api knows which are. */
export default function NearFirst({ texts, onSearch }: NearFirstProps) {
  const [near, ...others] = texts;
  const params = { ...readFindParams(''), near: near ?? '' };
  const arg = near === undefined ? skipToken : findArgument(params, ROWS);
  const { currentData: found, isError } = useFindClubsQuery(arg, BROWSE_READING);
  if (found?.placeNotFound === true) return <NearFirst texts={others} onSearch={onSearch} />;
  if (near === undefined || isError || found?.total === 0) return null;
  const all = searchCriteriaQuery({ ...readSearchCriteria(''), near });
  return (
    <Section
      title={`Clubs near ${found?.place?.label ?? near}`}
      lead="From your last search on this device."
      action={
        found && (
          <TextLink to={`/${all}`} onClick={() => onSearch(all)}>
            {`See ${plural(found.total, 'club')}`}
          </TextLink>
        )
      }
    >
      <Grid as="ul" role="list" aria-busy={found === undefined || undefined}>
        {found === undefined
          ? SKELETONS.map((key) => (
              <li key={key}>
                <ClubRowSkeleton />
              </li>
            ))
          : found.clubs.map((club) => (
              <ClubRow
                key={club.id}
                club={club}
                address={withChildContext(clubPath(club.slug), toChildContext(params, found))}
                isShort
                corner={<CompareHeart club={club} />}
              />
            ))}
      </Grid>
    </Section>
  );
}
