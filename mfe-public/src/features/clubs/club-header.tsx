import {
  Badge,
  ENOUGH_REVIEWS,
  Cluster,
  Crest,
  FewReviewsNote,
  plural,
  ratingLabel,
  Section,
  StarRating,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { Link, useLocation } from '@club-reviews/shared-ui/platform';
import { Globe, MapPin, Trophy } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { hostLabel, imageAddress, websiteAddress } from '@club-reviews/shared-ui';
import { glanceOf } from '../../lib/club-glance';
import { GlanceList } from './glance-list';

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

const Note = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
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

/** The top of a club's page: crest, name, place and kind, overall rating, the facts that parents decide by, leagues. */
export function ClubHeader({ club }: { club: ClubDetail }) {
  const { search } = useLocation();
  const website = websiteAddress(club.website);
  return (
    <Section tone="pitch">
      <Trail aria-label="Breadcrumb">
        <ol role="list">
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to="/browse-clubs">Browse clubs</Link>
          </li>
        </ol>
      </Trail>
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
      <Glance>
        <GlanceList facts={glanceOf(club)} isLine />
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
            <Note>
              This club plays in {plural(club.leagues.length, 'league')}, depending on the team and age group.
            </Note>
          )}
        </Leagues>
      )}
    </Section>
  );
}
