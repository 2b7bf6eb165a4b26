import { Link } from '@club-reviews/shared-ui/platform';
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
  return (
    <nav aria-label={label}>
      <List role="list">
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
