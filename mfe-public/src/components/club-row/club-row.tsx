import { FEW_REVIEWS } from '@club-reviews/domain/ratings';
import {
  Badge,
  ButtonLink,
  Cluster,
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
import type { ClubSummary } from '../../api/types';
import type { Category } from '../../lib/categories';
import { clubPath } from '../../lib/club-address';
import {
  Bits,
  Corner,
  Description,
  Facts,
  More,
  Name,
  NameLink,
  Rated,
  Row,
  Website,
} from './club-row.styles';
import { rowFacts } from './row-facts';
import type { FoundFacts } from './row-facts';

/** A club's data for its row. */
export type RowClub = ClubSummary &
  FoundFacts & { distanceMiles?: number | null; categoryRating?: number | null };

export interface ClubRowProps {
  club: RowClub;
  /** The address of its page; with what we know about the child, if anything. */
  address?: string;
  /** The category that the list is sorted by: its average is shown instead of the overall rating. */
  category?: Category;
  /** Whether wide windows show the same few lines too. */
  isShort?: boolean;
  /** In the row's upper corner, such as the compare heart. */
  corner?: ReactNode;
  /** Whether the pointer is on the club's pin on a map. */
  isHighlighted?: boolean;
  /** Called with the club's id while the row is under the pointer or has the focus, and with null afterwards. */
  onPoint?: (id: number | null) => void;
}

/** How many league badges fit before the rest becomes a number. */
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
  const website = websiteAddress(club.website);
  const hiddenLeagues = club.leagues.length - LEAGUES_SHOWN;
  return (
    <More>
      <Description>{club.description}</Description>
      {club.leagues.length > 0 && (
        <Cluster data-gap="small">
          {club.leagues.slice(0, LEAGUES_SHOWN).map((league) => (
            <Badge key={league}>{league}</Badge>
          ))}
          {hiddenLeagues > 0 && <Bits as="span">and {plural(hiddenLeagues, 'more league')}</Bits>}
        </Cluster>
      )}
      <Cluster data-justify="between" data-gap="small">
        <Bits as="span">
          <span>{club.sport}</span>
          {website !== null && (
            <Website data-bare="" href={website} target="_blank" rel="noopener noreferrer nofollow">
              Visit Website
              <VisuallyHidden>{` of ${club.name} (${hostLabel(website)}, opens in a new tab)`}</VisuallyHidden>
              <ExternalLink aria-hidden="true" />
            </Website>
          )}
        </Bits>
        <ButtonLink to={address} variant="secondary" size="small">
          View Details<VisuallyHidden>{` of ${club.name}`}</VisuallyHidden>
        </ButtonLink>
      </Cluster>
    </More>
  );
}

/**
 * A club in a list of results: the few facts that parents choose by, all of it a link to the club's page. Wide windows
 * show more.
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
  const facts = rowFacts(club);
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
        <Bits>
          <span>{club.location}</span>
          {club.distanceMiles !== undefined && club.distanceMiles !== null && (
            <b>{milesLabel(club.distanceMiles)} away</b>
          )}
        </Bits>
        <Rating club={club} category={category} />
      </div>
      {corner !== undefined && <Corner>{corner}</Corner>}
      {(facts.length > 0 || club.placesFree === true) && (
        <Facts>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {club.placesFree === true && (
            <Badge data-bare="" tone="pitch">
              Places free
            </Badge>
          )}
        </Facts>
      )}
      {!isShort && <Further club={club} address={address} />}
    </Row>
  );
}
