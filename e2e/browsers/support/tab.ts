/** An element on a page, for clicks and keys that come from the browser itself. */
export interface TabElement {
  /** Clicks its centre. */
  click(): Promise<void>;
  /** Types a text with the keyboard while it has the focus. */
  type(text: string): Promise<void>;
}

/** Keys that are pressed by name. */
export type NamedKey = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

/** What the journeys need from a browser's tab; each driver implements it in its own way. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  /** Runs a self-contained function in the page. Its arguments and result have to survive JSON. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Runs a script in the page for its side effects. */
  runScript(code: string): Promise<void>;
  /** The element that a function finds in the page, or undefined. */
  element<Args extends unknown[]>(
    find: (...args: Args) => Element | undefined,
    ...args: Args
  ): Promise<TabElement | undefined>;
  press(key: NamedKey): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Everything on the console since the tab was opened, including uncaught errors and what the policy blocked. */
  consoleMessages(): string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface OpenBrowser {
  /** Opens a tab that shares nothing with the others. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface BrowserOptions {
  /** Whether pages may run scripts. Tests can in any case. */
  runsScripts: boolean;
}

/** The window's size unless a test changes it. */
export const WINDOW = { width: 1280, height: 900 };
