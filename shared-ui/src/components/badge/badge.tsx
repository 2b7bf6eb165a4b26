import { Link } from '@club-reviews/shared-ui/platform';
import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
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

const Explained = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;

  &:hover {
    text-decoration: underline;
  }
`;

/* The browser opens and closes it, so it also works without scripts; where it can't, the badge is only a mark. */
const Explanation = styled.div`
  width: min(22rem, 100% - 2 * var(--gutter));
  margin: auto;
  padding: var(--space-5);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-overlay);
  font-size: var(--text-s);
  font-weight: 400;
  text-align: start;

  & > p + p {
    margin-block-start: var(--space-2);
  }
  & a {
    display: inline-block;
    padding-block: 2px;
  }
  @supports not selector(:popover-open) {
    display: none;
  }
`;

const Heading = styled.p`
  font-size: var(--text-m);
  font-weight: 700;
`;

export interface VerifiedBadgeProps {
  /** Where there is more about it; without it the badge can't be pressed. */
  to?: string;
}

/** Marks a review whose author confirmed their email address. Pressed, it explains what that means. */
export function VerifiedBadge({ to }: VerifiedBadgeProps) {
  const id = useId();
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
    <>
      <Explained type="button" popoverTarget={id}>
        <Badge tone="pitch">{mark}</Badge>
      </Explained>
      <Explanation id={id} popover="auto" role="note">
        <Heading>What “Verified” means</Heading>
        <p>{MEANING}</p>
        <p>
          <Link to={to}>How Reviews Work</Link>
        </p>
      </Explanation>
    </>
  );
}
