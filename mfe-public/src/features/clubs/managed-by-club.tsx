import { BadgeCheck } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClubPageFacts } from '../../api/types';
import { repliesText } from '../../lib/replies-text';

const Line = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2);
  font-size: var(--text-s);

  & > svg {
    width: 1.2rem;
    height: 1.2rem;
    margin-block-start: 0.1rem;
    color: var(--color-pitch);
  }
`;

/** Says that the club looks after its page, and how often it replies. */
export function ManagedByClub({ replies }: Pick<ClubPageFacts, 'replies'>) {
  return (
    <Line>
      <BadgeCheck aria-hidden="true" />
      <span>{['Managed by the club', repliesText(replies)].filter((part) => part !== null).join(', ')}</span>
    </Line>
  );
}
