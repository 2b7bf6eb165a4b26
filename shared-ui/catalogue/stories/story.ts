import type { ReactNode } from 'react';

/**
 * What a file of stories is about: its default export. Files follow Storybook's Component Story Format, of which the
 * catalogue reads what is described here.
 */
export interface Meta {
  /** Its group and its name in the catalogue, such as `Forms/Text area`. */
  title: string;
  /** The component that is shown. */
  component: object;
  /** Others that are shown with it, by name. */
  subcomponents?: Record<string, object>;
}

/** A component in one of its states: a named export. */
export interface Story {
  render: () => ReactNode;
  /** Takes the component to its state, as a visitor would. */
  play?: (context: { canvasElement: HTMLElement }) => Promise<void>;
  parameters?: StoryParameters;
}

export interface StoryParameters {
  /**
   * Shows the story in a window of its own, so many pixels wide: for small screens, and for what lies over the page.
   * Without a height it's as high as what it shows.
   */
  frame?: { width: number; height?: number };
  /** Where the router is, with the state of its history entry. */
  location?: { pathname?: string; search?: string; state?: unknown };
}
