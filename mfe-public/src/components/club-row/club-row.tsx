import { sessionLine } from '@club-reviews/domain/club-sessions';
import { FEW_REVIEWS } from '@club-reviews/domain/ratings';
import {
  Badge,
  Crest,
  hostLabel,
  imageAddress,
  milesLabel,
  plural,
  StarRating,
  VisuallyHidden,
  websiteAddress,
} from '@club-reviews/shared-ui';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClubSummary, FoundClub } from '../../api/types';
import type { Category } from '../../lib/categories';
import { clubPath } from '../../lib/club-address';
import { teamLine } from '../../lib/team-text';
import {
  Bits,
  Corner,
  Description,
  Details,
  Facts,
  Foot,
  LeagueBadge,
  Leagues,
  Matching,
  Name,
  NameLink,
  Rated,
  Row,
  Website,
  Where,
} from './club-row.styles';
import { rowFacts } from './row-facts';
import type { FoundFacts } from './row-facts';

/** A club's data for its row. */
export type RowClub = ClubSummary &
  FoundFacts & {
    distanceMiles?: number | null;
    categoryRating?: number | null;
    matching?: FoundClub['matching'];
    nextSession?: FoundClub['nextSession'];
  };

export interface ClubRowProps {
  club: RowClub;
  /** The address of its page; with what we know about the child, if anything. */
  address?: string;
  /** The category that the list is sorted by: its average is shown instead of the overall rating. */
  category?: Category;
  /** Whether it leaves out what the club's own page says at once: description, leagues and links. */
  isShort?: boolean;
  /** In the row's upper corner, such as the compare heart. */
  corner?: ReactNode;
  /** Whether the pointer is on the club's pin on a map. */
  isHighlighted?: boolean;
  /** Called with the club's id while the row is under the pointer or has the focus, and with null afterwards. */
  onPoint?: (id: number | null) => void;
}

/** How many league badges fit a wide window before the rest becomes a number. */
const LEAGUES_SHOWN = 2;

function Rating({ club, category }: Pick<ClubRowProps, 'club' | 'category'>) {
  const { reviewCount, overallRating, categoryRating } = club;
  if (reviewCount === 0) return <Bits>No reviews yet</Bits>;
  const ofCategory = category === undefined ? null : (categoryRating ?? null);
  return (
    <Bits>
      <Rated data-bare="">
        {ofCategory !== null && category?.name}
        <StarRating value={ofCategory ?? overallRating} size="small" showValue />
      </Rated>
      <span data-bare="">{plural(reviewCount, 'review')}</span>
      {reviewCount < FEW_REVIEWS && <em>Few reviews</em>}
    </Bits>
  );
}

function Further({ club, address }: { club: RowClub; address: string }) {
  const { leagues } = club;
  const website = websiteAddress(club.website);
  return (
    <>
      <Description>{club.description}</Description>
      <Foot>
        <Leagues>
          {leagues.slice(0, LEAGUES_SHOWN).map((league) => (
            <LeagueBadge key={league}>{league}</LeagueBadge>
          ))}
          {leagues.length > 1 && <span data-phone="">{`+${leagues.length - 1}`}</span>}
          {leagues.length > LEAGUES_SHOWN && (
            <span data-wide="">and {plural(leagues.length - LEAGUES_SHOWN, 'more league')}</span>
          )}
        </Leagues>
        {website !== null && (
          <Website href={website} target="_blank" rel="noopener noreferrer nofollow">
            Visit Website
            <VisuallyHidden>{` of ${club.name} (${hostLabel(website)}, opens in a new tab)`}</VisuallyHidden>
            <ExternalLink aria-hidden="true" />
          </Website>
        )}
        <Details to={address} variant="secondary" size="small">
          View Details<VisuallyHidden>{` of ${club.name}`}</VisuallyHidden>
        </Details>
      </Foot>
    </>
  );
}

/**
 * A club in a list of results: what parents choose by, all of it a link to the club's page. On a phone it's low, so that
 * several are in view.
 */
export function ClubRow({
  club,
  address = clubPath(club.slug),
  category,
  isShort = false,
  corner,
  isHighlighted = false,
  onPoint,
}: ClubRowProps) {
  const { matching = null } = club;
  // The team's line says when it trains, and whether it has places.
  const facts = rowFacts(matching === null ? club : { ...club, days: [] });
  // Where a session to try follows, a phone has room for one line of them.
  const phoneFacts = club.nextSession ? rowFacts({ ...club, days: [] }) : facts;
  const hasPlaces = club.placesFree === true && matching === null;
  const point = onPoint && (() => onPoint(club.id));
  const leave = onPoint && (() => onPoint(null));
  return (
    <Row
      as="li"
      data-interactive=""
      data-highlighted={isHighlighted ? '' : undefined}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <Crest name={club.name} imageUrl={imageAddress(club.imageUrl)} size="small" />
      <div>
        <Name>
          <NameLink to={address}>{club.name}</NameLink>
        </Name>
        <Where>
          {club.distanceMiles !== undefined && club.distanceMiles !== null && (
            <b>{`${milesLabel(club.distanceMiles)} away`}</b>
          )}
          <span>{club.location}</span>
          <span>{club.sport}</span>
        </Where>
        <Rating club={club} category={category} />
      </div>
      {corner !== undefined && <Corner>{corner}</Corner>}
      {matching !== null && <Matching>{teamLine(matching)}</Matching>}
      {(facts.length > 0 || hasPlaces) && (
        <Facts>
          {facts.map((fact) => (
            <span key={fact} data-wide={phoneFacts.includes(fact) ? undefined : ''}>
              {fact}
            </span>
          ))}
          {hasPlaces && (
            <Badge tone="pitch" data-bare="" data-wide={club.nextSession ? '' : undefined}>
              Places free
            </Badge>
          )}
        </Facts>
      )}
      {club.nextSession && <Matching>{sessionLine(club.nextSession, club.nextSession.date)}</Matching>}
      {!isShort && <Further club={club} address={address} />}
    </Row>
  );
}
