import { CalendarDays, CircleCheck, Coins, Goal, Shirt, UsersRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import type { GlanceFact } from '../../lib/club-glance';

const ICONS: Record<GlanceFact['kind'], LucideIcon> = {
  ages: Shirt,
  teams: UsersRound,
  nights: CalendarDays,
  cost: Coins,
  places: CircleCheck,
  ground: Goal,
};

/* Two columns on a phone; `data-line` has room for all of them in one line of a wide window. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: var(--space-3) var(--space-4);

  &[data-line] {
    @media (min-width: 64rem) {
      grid-template-columns: repeat(6, minmax(0, auto));
      justify-content: start;
      gap: var(--space-3) var(--space-6);
    }
  }
`;

const Fact = styled.div`
  display: grid;
  grid-template-columns: 1.15rem minmax(0, 1fr);
  align-content: start;
  gap: 0 var(--space-2);

  & > svg {
    grid-row: span 2;
    width: 1.15rem;
    height: 1.15rem;
    margin-block-start: 0.1rem;
    color: var(--color-ink-soft);
  }
`;

const Name = styled.dt`
  font-size: var(--text-xs);
  line-height: 1.3;
  color: var(--color-ink-soft);
`;

const Value = styled.dd`
  font-size: var(--text-s);
  font-weight: 640;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

interface GlanceListProps {
  facts: readonly GlanceFact[];
  /** In one line if the window is wide. */
  isLine?: boolean;
}

/** What parents decide by, each with its icon. Empty if nothing is known. */
export function GlanceList({ facts, isLine = false }: GlanceListProps) {
  if (facts.length === 0) return null;
  return (
    <List data-line={isLine ? '' : undefined}>
      {facts.map(({ kind, label, text }) => {
        const Icon = ICONS[kind];
        return (
          <Fact key={kind}>
            <Icon aria-hidden="true" />
            <Name>{label}</Name>
            <Value>{text}</Value>
          </Fact>
        );
      })}
    </List>
  );
}
