import { Link } from '@club-reviews/shared-ui/platform';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tabListStyles, tabStyles } from '../tabs/tab-styles';

export interface LinkTab {
  id: string;
  label: ReactNode;
  /** The address at which this tab is the current one. */
  to: string;
}

export interface LinkTabsProps {
  /** What the tabs choose between, used as the navigation's name. */
  label: string;
  tabs: readonly LinkTab[];
  /** The tab for the current address. */
  selected: string;
}

const List = styled.ul`
  ${tabListStyles}

  @media (max-width: 47.99rem) {
    gap: var(--space-4);
    font-size: var(--text-s);
  }
  & > li {
    flex: none;
  }
`;

const Tab = styled(Link)`
  ${tabStyles}
  display: inline-flex;
  align-items: center;
  text-decoration: none;
`;

/**
 * Looks like tabs, but is a row of links: for a choice that's kept in the address, such as a list's order. It works
 * before the code has loaded, and with the back button.
 */
export function LinkTabs({ label, tabs, selected }: LinkTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  // The row scrolls sideways, and the page never moves up or down for it.
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector('[aria-current]');
    if (!row || !current) return;
    const [around, tab] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    if (tab.left < around.left || tab.right > around.right)
      row.scrollLeft += tab.left - around.left - (around.width - tab.width) / 2;
  }, [selected]);
  return (
    <nav aria-label={label}>
      <List ref={list} role="list">
        {tabs.map(({ id, label: text, to }) => (
          <li key={id}>
            <Tab to={to} aria-current={id === selected ? 'true' : undefined}>
              {text}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}
