import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FilterRowProps {
  /** What the choices are about. */
  label: string;
  /** List items. */
  children: ReactNode;
}

const Label = styled.p`
  font-size: var(--text-s);
  font-weight: 640;
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-width: 0;

  /* No club has any of its choices. */
  &:not(:has(li)) {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & > li {
    flex: none;
    max-width: 100%;
  }
`;

/** The choices of one filter, under its name. */
export function FilterRow({ label, children }: FilterRowProps) {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <List role="list">{children}</List>
    </Group>
  );
}
