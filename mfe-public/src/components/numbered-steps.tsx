import { SoftText } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

/** One step: what to do, and what to know about it. */
export interface Step {
  title: string;
  text: string;
}

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
  counter-reset: step;

  & > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: 0 var(--space-3);
    counter-increment: step;
  }
  & > li::before {
    content: counter(step) / '';
    display: grid;
    place-items: center;
    grid-row: 1 / span 2;
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
    font-weight: 720;
    font-variant-numeric: tabular-nums;
  }
`;

/** Consecutive steps, with numbers for those who see them. */
export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <List role="list">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <SoftText as="span">{text}</SoftText>
        </li>
      ))}
    </List>
  );
}
