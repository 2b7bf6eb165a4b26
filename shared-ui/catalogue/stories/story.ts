import type { ReactNode } from 'react';

/**
 * A story file's default export, which describes its component. Files follow Storybook's Component Story Format; the
 * catalogue reads the parts described here.
 */
export interface Meta {
  /** Its group and its name in the catalogue, such as `Forms/Text area`. */
  title: string;
  /** The component that's shown. */
  component: object;
  /** Other components that are shown with it, by name. */
  subcomponents?: Record<string, object>;
}

/** A component in one of its states: a named export. */
export interface Story {
  render: () => ReactNode;
  /** Takes the component to its state the way a visitor would. */
  play?: (context: { canvasElement: HTMLElement }) => Promise<void>;
  parameters?: StoryParameters;
}

export interface StoryParameters {
  /**
   * Shows the story in its own window with this width in pixels, for small screens and for anything that covers the
   * page. Without a height it's as tall as its content.
   */
  frame?: { width: number; height?: number };
  /** The router's address, with the state of its history entry. */
  location?: { pathname?: string; search?: string; state?: unknown };
}
