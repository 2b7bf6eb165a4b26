import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { getAddress } from './address';
import { STORY_PAGES } from './story-files';
import type { StoryPage } from './story-files';
import type { Theme } from './style-sheets';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media (min-width: 48rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;

const List = styled.nav`
  padding: var(--space-4);
  background: var(--color-sunken);
  font-size: var(--text-s);

  & ul {
    padding: 0;
    margin-block: var(--space-1) var(--space-4);
    list-style: none;
  }
  & a {
    display: block;
    padding-block: var(--space-1);
    text-decoration: none;
  }
  & [aria-current] {
    font-weight: 700;
  }
`;

const Group = styled.p`
  font-weight: 700;
`;

const THEMES: readonly (readonly [Theme | null, string])[] = [
  [null, 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

const GROUPS = [...new Set(STORY_PAGES.map(({ group }) => group))];

interface ContentsProps {
  current: StoryPage;
  theme: Theme | null;
  children: ReactNode;
}

/** The list of pages and themes next to the current page. */
export function Contents({ current, theme, children }: ContentsProps) {
  return (
    <Columns>
      <List aria-label="Catalogue">
        <Group>Theme</Group>
        <ul>
          {THEMES.map(([value, label]) => (
            <li key={label}>
              <a href={getAddress({ page: current.id }, value)} aria-current={value === theme || undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        {GROUPS.map((group) => (
          <div key={group}>
            <Group>{group}</Group>
            <ul>
              {STORY_PAGES.filter((page) => page.group === group).map(({ id, name }) => (
                <li key={id}>
                  <a href={getAddress({ page: id })} aria-current={id === current.id ? 'page' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </List>
      {children}
    </Columns>
  );
}
