import { ButtonLink, Cluster, ErrorPanel, plural, Stack, TextLink } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { FoundClubs } from '../../api/types';
import { dimmedWhileBusy, ListMessage } from '../../components/changing-list';
import { ClubRow } from '../../components/club-row/club-row';
import { ClubRowSkeletons } from '../../components/club-row/club-row-skeletons';
import { ClubRows } from '../../components/club-row/club-rows';
import { withChildContext } from '../../lib/child-context';
import { clubPath } from '../../lib/club-address';
import { findAddress, toChildContext } from '../../lib/find-params';
import { nearSearch } from '../../lib/near-place';
import type { NearPlace, NearRanking } from '../../lib/near-place';
import { CompareHeart } from '../comparison/compare-heart';
import { areaText } from '../directory/directory-messages';

interface NearClubsProps {
  /** The latest response, for this place or an earlier one. */
  answer: FoundClubs | undefined;
  /** Whether the response is for an earlier address, until the next one arrives. */
  isOld: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  place: NearPlace;
  ranking: NearRanking;
  hrefFor: (place: NearPlace) => string;
}

const Rows = styled(ClubRows)`
  ${dimmedWhileBusy}
`;

/* A link outside a sentence is a target of at least 24 px. */
const More = styled.p`
  & > a {
    display: inline-block;
    padding-block: 3px;
  }
`;

/** The best few of the clubs near a place, with a link to all of them, or to the next radius if there are none. */
export function NearClubs(props: NearClubsProps) {
  const { answer, isOld, hasFailed, onRetry, place, ranking, hrefFor } = props;
  const category = 'category' in ranking ? ranking.category : undefined;
  const isEmpty = !isOld && answer?.total === 0;
  const child = toChildContext(nearSearch(place, ranking), answer);
  return (
    <Stack>
      <ListMessage role="status">
        {isOld || !answer ? !hasFailed && 'Looking for clubs…' : message(answer, props)}
      </ListMessage>
      {hasFailed && <ErrorPanel title="Unable to load clubs" text="Please try again." onRetry={onRetry} />}
      {isOld && !answer?.clubs.length && !hasFailed && <ClubRowSkeletons />}
      {isEmpty && answer.wider !== null && (
        <Cluster>
          <ButtonLink to={hrefFor({ ...place, radius: answer.wider.radius })} variant="secondary">
            Search {plural(answer.wider.radius, 'mile')} ({plural(answer.wider.total, 'club')})
          </ButtonLink>
        </Cluster>
      )}
      {answer !== undefined && answer.clubs.length > 0 && (
        <>
          <Rows role="list" data-columns="" aria-busy={isOld}>
            {answer.clubs.map((club) => (
              <ClubRow
                key={club.id}
                club={club}
                category={category}
                address={withChildContext(clubPath(club.slug), child)}
                isShort
                corner={<CompareHeart club={club} />}
              />
            ))}
          </Rows>
          {answer.totalPages > 1 && (
            <More>
              <TextLink to={findAddress(nearSearch(place, ranking))}>
                See all {plural(answer.total, 'club')} in this order
              </TextLink>
            </More>
          )}
        </>
      )}
    </Stack>
  );
}

function message(answer: FoundClubs, { place, ranking }: NearClubsProps): string {
  const kind = 'category' in ranking ? ' with reviews' : '';
  const area = answer.place === null ? '' : ` ${areaText(answer.place, place.radius)}`;
  return answer.total === 0 ? `No clubs${kind}${area}.` : `${plural(answer.total, 'club')}${kind}${area}`;
}
