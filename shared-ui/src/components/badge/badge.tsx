import { Link } from '@club-reviews/shared-ui/platform';
import { BadgeCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'pitch' | 'ink' | 'warning' | 'danger';
}

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  max-width: 100%;
  padding: 0.15rem 0.55rem;
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  font-size: var(--text-xs);
  font-weight: 620;
  line-height: 1.4;

  & > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }
  &[data-tone='neutral'] {
    background: var(--color-sunken);
    color: var(--color-ink);
  }
  &[data-tone='pitch'] {
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
  }
  &[data-tone='ink'] {
    background: var(--color-ink);
    color: var(--color-page);
  }
  &[data-tone='warning'] {
    border: 1px dashed var(--color-line-strong);
    background: var(--color-surface);
    color: var(--color-ink);
  }
  &[data-tone='danger'] {
    background: var(--color-danger-tint);
    color: var(--color-on-danger-tint);
  }
`;

/** A short fact about the thing beside it. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Label data-tone={tone} {...rest} />;
}

const MEANING =
  'The author has confirmed their email address. That doesn’t prove that their child plays for the club.';

const BadgeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 1.5rem;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export interface VerifiedBadgeProps {
  /** Where the badge is explained; without it the badge isn't a link. */
  to?: string;
}

/** Marks a review whose author confirmed their email address. Its tooltip explains that, and it links to more. */
export function VerifiedBadge({ to }: VerifiedBadgeProps) {
  const mark = (
    <>
      <BadgeCheck aria-hidden="true" />
      Verified
    </>
  );
  if (to === undefined) {
    return (
      <Badge tone="pitch" title={MEANING}>
        {mark}
      </Badge>
    );
  }
  return (
    <BadgeLink to={to} title={MEANING}>
      <Badge tone="pitch">{mark}</Badge>
    </BadgeLink>
  );
}
