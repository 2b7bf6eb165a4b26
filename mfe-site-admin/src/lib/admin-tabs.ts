/** The parts of the moderators' page, in order; the first one is open unless the address names another. */
export const ADMIN_TABS = ['reviews', 'reports', 'removed', 'claims', 'notices'] as const;

/** One of the {@link ADMIN_TABS}. */
export type AdminTab = (typeof ADMIN_TABS)[number];

/** Reads the open tab from a query string. */
export function readTab(search: string): AdminTab {
  const named = new URLSearchParams(search).get('tab');
  return ADMIN_TABS.find((tab) => tab === named) ?? ADMIN_TABS[0];
}

/** The query string that opens a tab as it opens at first. */
export function tabQuery(tab: AdminTab): string {
  return tab === ADMIN_TABS[0] ? '' : `?tab=${tab}`;
}
