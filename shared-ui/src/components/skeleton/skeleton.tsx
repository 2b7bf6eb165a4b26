import { keyframes, styled } from 'styled-components';

export interface SkeletonProps {
  shape: 'text' | 'block' | 'circle';
  /** Relative to its place: 'full' (default), 'long', 'half' or 'short'. */
  width?: 'full' | 'long' | 'half' | 'short';
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Shape = styled.span`
  display: block;
  width: 100%;
  height: 1em;
  border-radius: var(--radius-s);
  background: var(--color-line);
  animation: ${breathe} 1.6s ease-in-out infinite;

  &[data-width='long'] {
    width: 80%;
  }
  &[data-width='half'] {
    width: 55%;
  }
  &[data-width='short'] {
    width: 30%;
  }
  &[data-shape='block'] {
    height: 7rem;
    border-radius: var(--radius-m);
  }
  &[data-shape='circle'] {
    width: 3rem;
    height: 3rem;
    border-radius: 50%;
  }
`;

/** A grey placeholder, silent for screen readers: announce the loading in the region around it. */
export function Skeleton({ shape, width = 'full' }: SkeletonProps) {
  return <Shape aria-hidden="true" data-shape={shape} data-width={width} />;
}
