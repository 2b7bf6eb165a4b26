import { styled } from 'styled-components';

const Drawing = styled.svg`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  width: max(34rem, 62%);
  max-width: none;
  height: min(100%, 24rem);
  overflow: visible;
  color: var(--color-band-line);
  pointer-events: none;

  & > * {
    vector-effect: non-scaling-stroke;
  }
`;

/** Half a pitch in chalk lines, drawn behind the content of a green band whose position is relative. */
export function PitchLines() {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 720 400"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M0-60v520M720-40H0M720 440H0M720 60H530v280h190M720 130h-70v140h70M530 148a92 92 0 0 0 0 104" />
      <circle cx="0" cy="200" r="118" />
      <circle cx="588" cy="200" r="3" fill="currentColor" />
    </Drawing>
  );
}
