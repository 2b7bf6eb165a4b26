import { styled } from 'styled-components';

const Block = styled.section`
  padding: var(--space-5);
  border-inline-start: 4px solid var(--color-pitch);
  border-radius: var(--radius-m);
  background: var(--color-pitch-tint);
  color: var(--color-on-pitch-tint);

  & > h2 {
    font-size: var(--text-xl);
  }
`;

const Words = styled.p`
  max-width: var(--measure);
  margin-block: var(--space-3);
  font-size: var(--text-l);
  line-height: 1.5;
`;

const Source = styled.p`
  font-size: var(--text-s);
`;

/** The summary of a club's reviews. */
export function ParentsSay({ summary }: { summary: string }) {
  return (
    <Block aria-labelledby="parents-say">
      <h2 id="parents-say">What Parents Say</h2>
      <Words>{summary}</Words>
      <Source>Summary generated from verified parent reviews</Source>
    </Block>
  );
}
