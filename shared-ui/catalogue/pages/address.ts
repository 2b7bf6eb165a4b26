import type { Theme } from './style-sheets';

/** What an address of the catalogue asks for. */
export interface Address {
  /** A page with all of a file's stories. */
  page: string | null;
  /** A single story. */
  story: string | null;
  /** Whether to show the page without the list of pages. */
  isBare: boolean;
  /** Overrides the system's theme. */
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

/** The address of a page or story, in the current theme or another. */
export function getAddress(place: { page: string } | { story: string }, theme = readAddress().theme): string {
  return `/?${new URLSearchParams({ ...place, ...(theme !== null && { theme }) })}`;
}
