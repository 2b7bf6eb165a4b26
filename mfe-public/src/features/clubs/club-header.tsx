import { milesBetween } from '@club-reviews/domain/distance';
import {
  Badge,
  Cluster,
  Crest,
  ENOUGH_REVIEWS,
  FewReviewsNote,
  milesLabel,
  plural,
  ratingLabel,
  Section,
  SoftText,
  StarRating,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { Link, useLocation } from '@club-reviews/shared-ui/platform';
import { BadgeCheck, Globe, MapPin, Route, Trophy } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { hostLabel, imageAddress, websiteAddress } from '@club-reviews/shared-ui';
import { withChildContext } from '../../lib/child-context';
import { getGlance } from '../../lib/club-glance';
import { repliesText } from '../../lib/replies-text';
import { useChildContext } from '../../lib/use-child-context';
import { isPlaced } from '../map/places';
import { usePlace } from '../map/use-place';
import { ChildTeam } from './child-team';
import { ClubPhoto } from './club-photo';
import { GlanceList } from './glance-list';

/* On a phone the pitch's lines end above the facts, which they would cross. */
const Hero = styled(Section)`
  @media (max-width: 47.99rem) {
    & > svg {
      mask-image: linear-gradient(#000 30%, transparent 70%);
    }
  }
`;

const Trail = styled.nav`
  margin-block-end: var(--space-4);
  font-size: var(--text-s);

  & ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5em;
  }
  & li + li::before {
    content: '/' / '';
    margin-inline-end: 0.5em;
    color: var(--color-ink-soft);
  }
  & a {
    display: inline-block;
    padding-block: 0.15rem;
  }
`;

/* The photo above everything on a phone, beside it in a wide window. */
const Lead = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4) var(--space-7);

  @media (max-width: 63.99rem) {
    & > :first-child {
      aspect-ratio: 16 / 9;
      max-height: 40vh;
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 22rem;

    & > :first-child {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4);

  /* Beside the crest of a narrow phone there is room for a word like "Wolverhampton". */
  @media (max-width: 23.99rem) {
    gap: var(--space-3);

    & h1 {
      font-size: 1.5rem;
      font-stretch: 100%;
    }
  }
  @media (min-width: 56rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-6);
  }
`;

const Plate = styled.div`
  padding: var(--space-3);
  border-radius: var(--radius-l);
  background: #ffffff;

  @media (max-width: 35.99rem) {
    padding: var(--space-2);

    & > span[data-size] {
      width: 3.5rem;
    }
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  margin-block-start: var(--space-3);
  color: var(--color-ink-soft);

  & > li {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  & svg {
    flex: none;
    width: 1.05em;
    height: 1.05em;
  }
`;

const Verdict = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: var(--space-4);

  @media (min-width: 56rem) {
    grid-column: auto;
  }
`;

const Figure = styled.span`
  font-family: var(--font-display);
  font-stretch: var(--width-display);
  font-size: var(--text-4xl);
  font-weight: 820;
  line-height: 1;
  font-variant-numeric: tabular-nums;

  &[data-few] {
    font-size: var(--text-2xl);
    font-weight: 640;
    color: var(--color-ink-soft);
  }
`;

const Leagues = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-5);
`;

const ReviewsLink = styled(Link)`
  display: block;
  width: fit-content;
  padding-block: 0.15rem;
  font-size: var(--text-s);
  color: inherit;
`;

/* A chalk line sets it off from the name. */
const Glance = styled.div`
  margin-block-start: var(--space-5);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid color-mix(in srgb, currentColor 30%, transparent);

  &:empty {
    display: none;
  }
`;

const PHOTO_SIZES = '(min-width: 64rem) 22rem, 92vw';

/**
 * The top of a club's page: photo, crest, name, place and kind, overall rating, the parent's team,
 * the facts that parents decide by, leagues.
 */
export function ClubHeader({ club }: { club: ClubDetail }) {
  const { search } = useLocation();
  const child = useChildContext();
  const website = websiteAddress(club.website);
  const head = (
    <Head>
      <Plate>
        <Crest
          name={club.name}
          imageUrl={imageAddress(club.clubLogo) ?? imageAddress(club.imageUrl)}
          size="large"
        />
      </Plate>
      <div>
        <h1>{club.name}</h1>
        <Facts role="list">
          <li>
            <MapPin aria-hidden="true" />
            {club.location}
          </li>
          <Distance club={club} near={child.near} />
          <li>
            <Trophy aria-hidden="true" />
            {club.sport}
          </li>
          {website !== null && (
            <li>
              <Globe aria-hidden="true" />
              <a href={website} target="_blank" rel="noopener noreferrer nofollow">
                Visit Website
                <VisuallyHidden> ({hostLabel(website)}, opens in a new tab)</VisuallyHidden>
              </a>
            </li>
          )}
          {club.page?.isClaimed === true && (
            <li>
              <BadgeCheck aria-hidden="true" />
              {['Managed by the club', repliesText(club.page.replies)]
                .filter((part) => part !== null)
                .join(', ')}
            </li>
          )}
        </Facts>
      </div>
      <Verdict>
        {club.reviewCount === 0 ? (
          <span>No reviews yet</span>
        ) : (
          <>
            <Figure aria-hidden="true" data-few={club.reviewCount < ENOUGH_REVIEWS ? '' : undefined}>
              {ratingLabel(club.overallRating)}
            </Figure>
            <div>
              <StarRating value={club.overallRating} size="large" />
              <ReviewsLink to={{ search, hash: '#reviews' }}>
                from {plural(club.reviewCount, 'review')}
              </ReviewsLink>
              <FewReviewsNote count={club.reviewCount} />
            </div>
          </>
        )}
      </Verdict>
    </Head>
  );
  return (
    <Hero tone="pitch">
      <Trail aria-label="Breadcrumb">
        <ol role="list">
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to={withChildContext('/browse-clubs', child)}>Browse clubs</Link>
          </li>
        </ol>
      </Trail>
      {club.photoDetails.length === 0 ? (
        head
      ) : (
        <Lead>
          <ClubPhoto club={club} index={0} sizes={PHOTO_SIZES} isFirst />
          {head}
        </Lead>
      )}
      <ChildTeam club={club} />
      <Glance>
        <GlanceList facts={getGlance(club, child)} isLine />
      </Glance>
      {club.leagues.length > 0 && (
        <Leagues>
          <Cluster as="ul" role="list" data-gap="small" aria-label="Leagues">
            {club.leagues.map((league) => (
              <li key={league}>
                <Badge>{league}</Badge>
              </li>
            ))}
          </Cluster>
          {club.leagues.length > 1 && (
            <SoftText>
              This club plays in {plural(club.leagues.length, 'league')}, depending on the team and age group.
            </SoftText>
          )}
        </Leagues>
      )}
    </Hero>
  );
}

/** How far the club is from the place that the parent searched around; nothing until that's known. */
function Distance({ club, near }: { club: ClubDetail; near: string | undefined }) {
  const { place } = usePlace(near);
  if (!place || !isPlaced(club)) return null;
  return (
    <li>
      <Route aria-hidden="true" />
      {`${milesLabel(milesBetween(place, club))} from ${place.label}`}
    </li>
  );
}
