import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tabListStyles, tabStyles } from './tab-styles';

export interface TabDescription {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  tabs: readonly TabDescription[];
  /** What the tabs choose between, for screen readers. */
  label?: string;
  /** The open tab, if the parent decides; otherwise the first one is open at the start. */
  selected?: string;
  onSelect?: (id: string) => void;
}

const List = styled(BaseTabs.List)`
  ${tabListStyles}
  margin-block-end: var(--space-5);
`;

const Tab = styled(BaseTabs.Tab)`
  ${tabStyles}
`;

/** Parts of a page of which one is shown. Arrow keys move between the tabs. */
export function Tabs({ tabs, label, selected, onSelect }: TabsProps) {
  return (
    <BaseTabs.Root
      {...(selected === undefined ? { defaultValue: tabs[0]?.id } : { value: selected })}
      onValueChange={(id) => onSelect?.(String(id))}
    >
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} value={tab.id}>
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
