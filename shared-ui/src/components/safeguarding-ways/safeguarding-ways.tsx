import { styled } from 'styled-components';

const Ways = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-block-start: var(--space-2);
  padding-inline-start: 1.2em;

  & a {
    color: inherit;
    font-weight: 700;
  }
`;

/** Who to contact about a child at risk, most urgent first. */
export function SafeguardingWays() {
  return (
    <Ways>
      <li>
        If a child is in danger now, call the police on <a href="tel:999">999</a>. If it’s not an emergency,
        call <a href="tel:101">101</a>.
      </li>
      <li>
        To talk to someone, call the NSPCC helpline on <a href="tel:08088005000">0808&nbsp;800&nbsp;5000</a>.
      </li>
      <li>To report a concern, contact the welfare officer at the club or at your County FA.</li>
    </Ways>
  );
}
