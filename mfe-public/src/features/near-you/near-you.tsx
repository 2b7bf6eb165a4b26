import { ageGroupName } from '@club-reviews/domain/age-groups';
import { FEW_REVIEWS } from '@club-reviews/domain/ratings';
import { Section, Stack, TextLink } from '@club-reviews/shared-ui';
import { skipToken } from '@club-reviews/shared-ui/platform';
import { BROWSE_READING, useFindClubsQuery } from '../../api/public-api';
import { isSomewhere, nearArgument } from '../../lib/near-place';
import type { NearPlace, NearRanking } from '../../lib/near-place';
import { NearClubs } from './near-clubs';
import { NearForm } from './near-form';

interface NearYouProps {
  place: NearPlace;
  ranking: NearRanking;
  /** This page's address with another place. */
  hrefFor: (place: NearPlace) => string;
}

/** The clubs around a place that the visitor enters, ranked by the page's topic. A category also ranks all clubs. */
export function NearYou({ place, ranking, hrefFor }: NearYouProps) {
  const arg = nearArgument(place, ranking);
  const query = useFindClubsQuery(arg ?? skipToken, BROWSE_READING);
  const answer = query.isError ? undefined : query.data;
  const current = query.isError ? undefined : query.currentData;
  const isAround = isSomewhere(place);
  const isPlaceUnknown = isAround && current?.place === null;
  const title =
    isAround || !('category' in ranking)
      ? 'Clubs near you'
      : `Clubs rated best for ${ranking.category.name.toLowerCase()}`;
  return (
    <Section title={title} lead={<RankingRule ranking={ranking} />}>
      <Stack>
        <NearForm
          place={place}
          hrefFor={hrefFor}
          refusal={isPlaceUnknown ? 'Enter a town, or a postcode like LS6 or LS6 3AA.' : undefined}
        />
        {arg !== null && !isPlaceUnknown && (
          <NearClubs
            answer={answer}
            isOld={current === undefined}
            hasFailed={query.isError}
            onRetry={query.refetch}
            place={place}
            ranking={ranking}
            hrefFor={hrefFor}
          />
        )}
      </Stack>
    </Section>
  );
}

function RankingRule({ ranking }: { ranking: NearRanking }) {
  if ('category' in ranking)
    return `Ranked by parents’ average rating for ${ranking.category.name.toLowerCase()}. Clubs with fewer than ${FEW_REVIEWS} reviews come last.`;
  return (
    <>
      Clubs with a team for {ageGroupName(ranking.ageGroup)}, best rated first. See{' '}
      <TextLink to="/how-reviews-work#ranking">how we rank clubs</TextLink>.
    </>
  );
}
