import { styled } from 'styled-components';

const Logo = styled.img`
  flex: none;
  width: auto;
  max-width: clamp(2.25rem, 11vw, 7.5rem);
  height: 2.5rem;
  object-fit: contain;
`;

/** The operator's logo or, without one, the site's badge. Decorative, since the name is next to it. */
export function BrandMark({ logoUrl }: { logoUrl?: string | undefined }) {
  return logoUrl === undefined ? <Badge /> : <Logo src={logoUrl} alt="" height="40" />;
}

/** A shield with a ball in chalk and green. */
function Badge() {
  return (
    <svg viewBox="0 0 40 46" width="40" height="46" aria-hidden="true" focusable="false">
      <path
        d="M2 2h36v23c0 10.500-7.500 16-18 19C9.500 41 2 35.500 2 25z"
        fill="var(--color-band)"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M3.500 22h33" stroke="currentColor" strokeWidth="2" />
      <circle cx="20" cy="22" r="9" fill="currentColor" />
      <path d="M20 17.600l4.200 3-1.600 5h-5.200l-1.600-5z" fill="var(--color-band-deep)" />
    </svg>
  );
}
