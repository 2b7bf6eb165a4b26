import {
  ButtonAnchor,
  ButtonLink,
  hostLabel,
  Skeleton,
  VisuallyHidden,
  websiteAddress,
} from '@club-reviews/shared-ui';
import { css, styled } from 'styled-components';
import { askPath, takesQuestions } from '../../lib/ask-link';
import type { ChildContext } from '../../lib/child-context';
import type { ComparedClub } from './use-compared-clubs';

// On a phone, four columns leave a button about as wide as the word "website".
const wide = css`
  && {
    width: 100%;
    padding-inline: 0;
    font-stretch: 94%;
  }
`;

const Ask = styled(ButtonLink)`
  ${wide}
`;

const Website = styled(ButtonAnchor)`
  ${wide}
`;

const None = styled.span`
  color: var(--color-ink-soft);
`;

/** How to reach a club, as its own page says: a question about a place or, if nobody would read it, the website. */
export function ComparisonContact({ compared, child }: { compared: ComparedClub; child: ChildContext }) {
  const { entry, club, hasFailed } = compared;
  if (club === undefined) return hasFailed ? <None>Not loaded</None> : <Skeleton shape="text" width="full" />;
  if (club.closed !== null) return <None>Closed</None>;
  const website = websiteAddress(club.website);
  if (takesQuestions(club))
    return (
      <Ask to={askPath(entry.slug, child)} size="small" variant="secondary">
        <span>
          Ask about a place<VisuallyHidden> at {entry.name}</VisuallyHidden>
        </span>
      </Ask>
    );
  if (website === null) return <None>Takes no questions yet</None>;
  return (
    <Website
      href={website}
      target="_blank"
      rel="noopener noreferrer nofollow"
      size="small"
      variant="secondary"
    >
      <span>
        Visit Website
        <VisuallyHidden>
          {' '}
          of {entry.name} ({hostLabel(website)}, opens in a new tab)
        </VisuallyHidden>
      </span>
    </Website>
  );
}
