import { hostLabel, useMediaQuery, VisuallyHidden, websiteAddress } from '@club-reviews/shared-ui';
import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { isClaimable } from '../../lib/claimed-club';
import { glanceOf } from '../../lib/club-glance';
import { ClubGround } from '../map/club-ground';
import { ClaimInvitation } from './club-invitations';
import { ManagedByClub } from './managed-by-club';
import { GlanceList } from './glance-list';

interface ClubAsideProps {
  club: ClubDetail;
  /** Buttons: write a review, compare, share. The first is the main one. */
  actions: ReactNode;
}

/* On a phone just the buttons below the hero; on a wide window a sheet that stays in view as the page scrolls. */
const Sheet = styled.div`
  --small-map: 13rem;
  display: grid;
  gap: var(--space-4);

  @media (min-width: 64rem) {
    padding: var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-m);
    background: var(--color-surface);
    box-shadow: var(--shadow-lift);
  }
  @media (min-width: 64rem) and (min-height: 40rem) {
    position: sticky;
    inset-block-start: var(--space-5);
    max-block-size: calc(100vh - 2 * var(--space-5) - var(--bottom-bar));
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);

  /* The main one, and of four the second too: the last two share a line. */
  & > :first-child,
  & > :nth-child(2):nth-last-child(3) {
    grid-column: 1 / -1;
  }
  @media (min-width: 36rem) and (max-width: 63.99rem) {
    display: flex;
    flex-wrap: wrap;
  }
`;

/* On a phone, this is in the hero and among the details. */
const Wide = styled.div`
  display: none;

  @media (min-width: 64rem) {
    display: grid;
    gap: var(--space-4);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-line);

    &:empty {
      display: none;
    }
  }
`;

const Website = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: 1.5rem;
  font-weight: 600;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 1.05em;
    height: 1.05em;
  }
`;

/** Beside a club's page: the visitor's actions and, on a wide window, key facts and a map, always in view. */
export function ClubAside({ club, actions }: ClubAsideProps) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const facts = glanceOf(club);
  const website = websiteAddress(club.website);
  return (
    <Sheet>
      <Actions>{actions}</Actions>
      {club.page?.isClaimed === true && <ManagedByClub replies={club.page.replies} />}
      {facts.length > 0 && (
        <Wide>
          <GlanceList facts={facts} />
        </Wide>
      )}
      {isWide && <ClubGround club={club} />}
      <Wide>
        {website !== null && (
          <Website href={website} target="_blank" rel="noopener noreferrer nofollow">
            <Globe aria-hidden="true" />
            {hostLabel(website)}
            <VisuallyHidden> (the club’s website, opens in a new tab)</VisuallyHidden>
          </Website>
        )}
        {isClaimable(club) && <ClaimInvitation slug={club.slug} />}
      </Wide>
    </Sheet>
  );
}
