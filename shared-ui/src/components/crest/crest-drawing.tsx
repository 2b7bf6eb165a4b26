import { useId } from 'react';
import { styled } from 'styled-components';
import type { CrestDesign, CrestPattern } from './crest-design';

const SHIELD = 'M3 3h42v27c0 12-9 19-21 24C12 49 3 42 3 30z';

/** What the second colour covers of the field below the chief, which ends at y = 22. */
const FIELDS: Record<CrestPattern, string> = {
  stripes: 'M9 22h6v34H9zM21 22h6v34h-6zM33 22h6v34h-6z',
  halves: 'M24 22h24v34H24z',
  hoops: 'M0 27h48v6H0zM0 39h48v6H0z',
  quarters: 'M0 22h24v14H0zM24 36h24v20H24z',
  sash: 'M0 22h9l39 28v9h-9L0 31z',
  chevron: 'M24 25l24 17v9L24 34 0 51v-9z',
};

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
