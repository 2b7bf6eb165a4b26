import type { Theme } from './style-sheets';

/** What an address of the catalogue asks for. */
export interface Address {
  /** Page with all stories of a file. */
  page: string | null;
  /** One story alone. */
  story: string | null;
  /** Whether the page is shown without the list of pages. */
  isBare: boolean;
  /** Instead of the system's theme. */
  theme: Theme | null;
}

/** Reads the current address. */
export function readAddress(): Address {
  const parameters = new URLSearchParams(window.location.search);
  const theme = parameters.get('theme');
  return {
    page: parameters.get('page'),
    story: parameters.get('story'),
    isBare: parameters.has('bare'),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  };
}

/** The address of a page or story, in the theme that is shown now or another. */
export function addressOf(place: { page: string } | { story: string }, theme = readAddress().theme): string {
  return `/?${new URLSearchParams({ ...place, ...(theme !== null && { theme }) })}`;
}
