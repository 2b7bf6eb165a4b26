import { ClubRowSkeleton } from '../../components/club-row/club-row-skeleton';
import { styled } from 'styled-components';

const SKELETONS = [1, 2, 3, 4];

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  @media (min-width: 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4);
  }
`;

/** Placeholders for the rows of a search. */
export function ResultSkeletons() {
  return (
    <Frame aria-busy="true">
      {SKELETONS.map((key) => (
        <ClubRowSkeleton key={key} />
      ))}
    </Frame>
  );
}
