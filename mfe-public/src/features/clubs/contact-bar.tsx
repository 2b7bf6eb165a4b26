import { ButtonAnchor, ButtonLink, hostLabel, VisuallyHidden, websiteAddress } from '@club-reviews/shared-ui';
import { Globe, MessageCircleQuestionMark } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { askPath, takesQuestions } from '../../lib/ask-link';
import { useChildContext } from '../../lib/use-child-context';

/* The last part of the page, in view from the first: it takes room of its own, and so covers nothing at the end. */
const Bar = styled.div`
  display: none;

  @media (max-width: 63.99rem) {
    position: sticky;
    z-index: 6;
    inset-block-end: var(--bottom-bar);
    display: grid;
    padding: var(--space-2) var(--gutter) calc(var(--space-2) + env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--color-line-strong);
    background: var(--color-surface);
  }
  /* The comparison bar is a little lower than the room kept for it. */
  :root:has([data-bottom-bar]) & {
    box-shadow: 0 1rem var(--color-surface);
  }
  @media (max-height: 24rem) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

/** On phones, always in view: "Ask about a place" or, if nobody would read that, the club's website. */
export function ContactBar({ club }: { club: ClubDetail }) {
  const child = useChildContext();
  const website = websiteAddress(club.website);
  if (takesQuestions(club))
    return (
      <Bar>
        <ButtonLink to={askPath(club.slug, child)}>
          <MessageCircleQuestionMark aria-hidden="true" />
          Ask about a place
        </ButtonLink>
      </Bar>
    );
  if (club.closed !== null || website === null) return null;
  return (
    <Bar>
      <ButtonAnchor href={website} target="_blank" rel="noopener noreferrer nofollow">
        <Globe aria-hidden="true" />
        Visit Website
        <VisuallyHidden>
          {' '}
          of {club.name} ({hostLabel(website)}, opens in a new tab)
        </VisuallyHidden>
      </ButtonAnchor>
    </Bar>
  );
}
