import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  font-size: var(--text-s);

  & > dt {
    color: var(--color-ink-soft);
  }
  & > dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** A list of names and values. */
export function DeveloperFacts({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <List>
      {Object.entries(facts).map(([name, value]) => (
        <FactRow key={name} name={name} value={value} />
      ))}
    </List>
  );
}

function FactRow({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
