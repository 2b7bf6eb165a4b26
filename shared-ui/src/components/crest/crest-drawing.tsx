import { useId } from 'react';
import { styled } from 'styled-components';
import { FIELDS, SHIELD } from '@club-reviews/domain/crest';
import type { CrestDesign } from '@club-reviews/domain/crest';

const Initials = styled.text`
  font-family: var(--font-display);
  font-stretch: 100%;
  font-weight: 820;
  text-anchor: middle;
`;

/** Draws the shield of a {@link CrestDesign}. */
export function CrestDrawing({ design: { initials, pattern, main, second } }: { design: CrestDesign }) {
  const clip = useId();
  return (
    <svg viewBox="0 0 48 56" width="48" height="56" focusable="false">
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <path
        d={SHIELD}
        fill="none"
        stroke="var(--color-crest-edge)"
        strokeWidth="5.5"
        strokeLinejoin="round"
      />
      <g clipPath={`url(#${clip})`}>
        <path fill={main} d="M0 0h48v56H0z" />
        <path fill={second} d={FIELDS[pattern]} />
        <path fill={second} d="M0 21h48v1.5H0z" />
      </g>
      <Initials x="24" y="18" fontSize={initials.length > 2 ? 13 : 15} fill={second}>
        {initials}
      </Initials>
      <path d={SHIELD} fill="none" stroke={main} strokeWidth="3" strokeLinejoin="round" />
    </svg>
  );
}
