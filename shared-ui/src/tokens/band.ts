import { css } from 'styled-components';

/** The mown pitch, and the colour roles on it: anything placed on the band adapts automatically. */
export const bandStyles = css`
  color: var(--color-on-band);
  --color-ink-soft: var(--color-on-band-soft);
  --color-link: var(--color-on-band);
  --color-on-ground: var(--color-on-band);
  --color-button: var(--color-on-band);
  --color-button-hover: var(--color-on-band-soft);
  --color-on-button: var(--color-band-deep);
  --color-star-edge: var(--color-star);
  --color-star-empty: var(--color-band-deep);
  --color-star-empty-edge: var(--color-on-band-soft);
  --color-focus: var(--color-on-band);
  --color-focus-halo: var(--color-band-deep);
`;

export const turfStyles = css`
  background: repeating-linear-gradient(
    100deg,
    var(--color-band) 0 7rem,
    var(--color-band-stripe) 7rem 14rem
  );
`;
