import { styled } from 'styled-components';

/* Stands on the sheet's upper edge. */
const Drawing = styled.svg`
  position: absolute;
  inset: auto var(--space-5) 100% auto;
  width: 9.5rem;
  pointer-events: none;

  @media (min-width: 48rem) {
    width: clamp(15rem, 30vw, 25rem);
  }
`;

/** A goal, a ball, cones and a corner flag, for the green band above a sheet that it's put in. */
export function TouchlineDrawing() {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 300 90"
      fill="none"
      stroke="var(--color-on-band-soft)"
      strokeLinejoin="round"
    >
      <path
        d="M105 15h115v75M105 15v75m19-75v75m19-75v75m19-75v75m19-75v75m19-75v75M105 34h115M105 53h115M105 72h115"
        stroke="var(--color-band-line)"
      />
      <path d="M104 90V14h117v76" stroke="var(--color-on-band)" strokeWidth="4" />
      <path d="M280 90V26" strokeWidth="3" strokeLinecap="round" />
      <path d="M280 27l-30 10 30 11z" fill="var(--color-on-band-soft)" />
      <g fill="var(--color-on-band-soft)" stroke="none">
        <path d="M0 90h30l-3-5H3zM9 73h12l4 11H5zM13 60h4l3 10H10z" />
        <path d="M52 90h30l-3-5H55zM61 73h12l4 11H57zM65 60h4l3 10H62z" />
      </g>
      <g stroke="var(--color-band-deep)" strokeWidth="1.5">
        <circle cx="143" cy="74" r="16" fill="var(--color-on-band)" />
        <path
          d="M143 68.5 148.2 72.3 146.2 78.4 139.8 78.4 137.8 72.3zM141 61.7 145 61.7 147.7 58.7 138.3 58.7zM154.1 68.3 155.3 72 159 73.7 156.1 64.8zM151.8 82.8 148.7 85.1 148.2 89.1 155.8 83.6zM137.3 85.1 134.2 82.8 130.2 83.6 137.8 89.1zM130.7 72 131.9 68.3 129.9 64.8 127 73.7zM143 68.5 143 61.5M148.2 72.3 154.9 70.1M146.2 78.4 150.3 84.1M139.8 78.4 135.7 84.1M137.8 72.3 131.1 70.1"
          fill="var(--color-band-deep)"
        />
      </g>
    </Drawing>
  );
}
