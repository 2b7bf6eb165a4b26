import { SoftText } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

/** A number with its label and what it means. */
export interface NamedFigure {
  name: string;
  value: string;
  meaning: string;
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-4);

  & > div {
    display: grid;
    align-content: start;
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-line);
  }
  & dt {
    font-weight: 680;
  }
  & dd {
    margin: 0;
  }
`;

const Figure = styled.dd`
  order: -1;
  font-family: var(--font-display);
  font-stretch: var(--width-display);
  font-size: var(--text-2xl);
  font-weight: 800;
  line-height: 1.15;
  font-variant-numeric: tabular-nums;
`;

/** Numbers to read at a glance, each with what it means. */
export function FigureList({ figures }: { figures: readonly NamedFigure[] }) {
  return (
    <List>
      {figures.map(({ name, value, meaning }) => (
        <div key={name}>
          <dt>{name}</dt>
          <Figure>{value}</Figure>
          <SoftText as="dd">{meaning}</SoftText>
        </div>
      ))}
    </List>
  );
}
