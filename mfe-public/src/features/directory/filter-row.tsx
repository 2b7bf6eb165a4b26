import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FilterRowProps {
  /** What the choices are about; only shown if the row is one of several in a panel. */
  label: string;
  isLabelled?: boolean;
  /** A word before the choices, if they're too short without it. */
  lead?: string;
  /** Whether the choices stay on one line on a phone, and scroll sideways. */
  scrolls?: boolean;
  /** List items. */
  children: ReactNode;
}

const Label = styled.p`
  font-size: var(--text-s);
  font-weight: 640;
`;

const Lead = styled.li`
  align-self: center;
  font-size: var(--text-s);
  font-weight: 640;
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-width: 0;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  &[data-scrolls] {
    @media (max-width: 63.99rem) {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
      margin-inline: calc(-1 * var(--gutter));
      padding: 4px var(--gutter);
    }
  }
  & > li {
    flex: none;
    max-width: 100%;
  }
`;

/** Browsers leave a tabbed-to chip cut off at the row's edge. A press must find the chip where it was. */
function showWhole(chip: Element) {
  if (chip.matches(':focus-visible')) chip.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}

/** The choices of one filter. In a row that scrolls, the chosen one is brought into view. */
export function FilterRow({ label, isLabelled = false, lead, scrolls = false, children }: FilterRowProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const box = list.current;
    const chosen = box?.querySelector('[aria-current]');
    if (!box || !chosen) return;
    const { left, right } = chosen.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (left < frame.left || right > frame.right)
      box.scrollLeft += left - frame.left - (frame.width - (right - left)) / 2;
  }, []);

  return (
    <Group
      role="group"
      aria-label={isLabelled ? undefined : label}
      aria-labelledby={isLabelled ? id : undefined}
    >
      {isLabelled && <Label id={id}>{label}</Label>}
      <List
        ref={list}
        onFocus={({ target }) => showWhole(target)}
        role="list"
        data-scrolls={scrolls ? '' : undefined}
      >
        {lead !== undefined && <Lead>{lead}</Lead>}
        {children}
      </List>
    </Group>
  );
}
