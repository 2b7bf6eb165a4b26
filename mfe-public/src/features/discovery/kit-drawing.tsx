import { styled } from 'styled-components';

const Drawing = styled.svg`
  position: absolute;
  inset: 0 var(--gutter) auto auto;
  width: clamp(13rem, 28vw, 22rem);
  pointer-events: none;

  /* Narrower windows have no room beside the words. */
  @media (max-width: 55.99rem) {
    display: none;
  }
`;

/** A washing line with a shirt, shorts and socks, drawn on the green band. */
export function KitDrawing() {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 300 130"
      fill="none"
      stroke="var(--color-band-deep)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d="M0 12q150 22 300 0" stroke="var(--color-on-band-soft)" strokeWidth="2.5" />
      <path
        d="M46 22q17 10 34 2l23 11 8 25-17 6-6-13v66H38V52l-6 14-17-6 8-25z"
        fill="var(--color-on-band)"
      />
      <path d="M46 29v90m16-90v90m16-90v90" stroke="var(--color-band)" strokeWidth="7" />
      <path d="M138 24h66l8 54h-33l-8-24-8 24h-33z" fill="var(--color-on-band-soft)" />
      <path d="M138 32h66" />
      <path
        d="M234 22h18v50l-18 22q-9 5-12-3l12-21zm30-3h18v50l-18 22q-9 5-12-3l12-21z"
        fill="var(--color-on-band)"
      />
      <path d="M234 30h18m-18 8h18m12-11h18m-18 8h18" stroke="var(--color-band)" strokeWidth="4" />
      <path
        d="M48 17v9m30-7v8m64-7v9m56-12v9m44-13v10m30-14v10"
        stroke="var(--color-band-line)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
