import {
  Badge,
  ButtonLink,
  Card,
  Cluster,
  Crest,
  FewReviewsNote,
  milesLabel,
  plural,
  StarRating,
  TextLink,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { ExternalLink, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ClubSummary } from '../api/types';
import { clubPath } from '../lib/club-address';
import { hostLabel, imageAddress, websiteAddress } from '@club-reviews/shared-ui';

interface ClubCardProps {
  club: ClubSummary;
  /** From the postcode searched for; null when nothing was measured. */
  distanceMiles?: number | null;
  /** At the card's upper corner, such as the compare heart. */
  corner?: ReactNode;
}

/** How many league badges fit before the rest becomes a number. */
const LEAGUES_SHOWN = 2;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-3);
`;

const Name = styled.h3`
  font-size: var(--text-l);

  /* A name of one line is a target of 24 px all the same. */
  & > a {
    display: inline-block;
    max-width: 100%;
    padding-block: 2px;
    color: var(--color-ink);
    font-weight: inherit;
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  margin-block-start: 2px;
  font-size: var(--text-s);
  color: var(--color-ink-soft);

  /* Keeps the pin level with the first line of a long location. */
  & > span {
    display: inline-flex;
    gap: 0.35em;
  }
  & svg {
    flex: none;
    width: 1em;
    height: 1em;
    margin-block-start: 0.275em;
  }
  & > b {
    color: var(--color-ink);
    font-weight: 680;
  }
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-size: var(--text-s);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Foot = styled(Cluster)`
  margin-block-start: auto;
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-line);
  font-size: var(--text-s);
`;

const Website = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  min-height: 1.5rem;
  font-weight: 600;

  & > svg {
    width: 0.95em;
    height: 0.95em;
  }
`;

/** A club in a list of clubs. */
export function ClubCard({ club, distanceMiles = null, corner }: ClubCardProps) {
  const website = websiteAddress(club.website);
  const hiddenLeagues = club.leagues.length - LEAGUES_SHOWN;
  return (
    <Card as="li" data-interactive="">
      <Head>
        <Crest name={club.name} imageUrl={imageAddress(club.imageUrl)} />
        <div>
          <Name>
            <TextLink to={clubPath(club.slug)}>{club.name}</TextLink>
          </Name>
          <Facts>
            <span>
              <MapPin aria-hidden="true" />
              {club.location}
            </span>
            {distanceMiles !== null && <b>{milesLabel(distanceMiles)} away</b>}
          </Facts>
        </div>
        {corner}
      </Head>
      {club.reviewCount > 0 ? (
        <div>
          <Cluster data-gap="small">
            <StarRating value={club.overallRating} showValue />
            <Facts as="span">{plural(club.reviewCount, 'review')}</Facts>
          </Cluster>
          <FewReviewsNote count={club.reviewCount} />
        </div>
      ) : (
        <Facts>No reviews yet</Facts>
      )}
      {club.leagues.length > 0 && (
        <Cluster data-gap="small">
          {club.leagues.slice(0, LEAGUES_SHOWN).map((league) => (
            <Badge key={league}>{league}</Badge>
          ))}
          {hiddenLeagues > 0 && <Facts as="span">and {plural(hiddenLeagues, 'more league')}</Facts>}
        </Cluster>
      )}
      <Description>{club.description}</Description>
      <Foot data-justify="between">
        <Cluster data-gap="small">
          <span>{club.sport}</span>
          {website !== null && (
            <Website href={website} target="_blank" rel="noopener noreferrer nofollow">
              Visit Website
              <VisuallyHidden>
                {' '}
                of {club.name} ({hostLabel(website)}, opens in a new tab)
              </VisuallyHidden>
              <ExternalLink aria-hidden="true" />
            </Website>
          )}
        </Cluster>
        <ButtonLink to={clubPath(club.slug)} variant="secondary" size="small">
          View Details<VisuallyHidden> of {club.name}</VisuallyHidden>
        </ButtonLink>
      </Foot>
    </Card>
  );
}
