/** An element of a page, for presses and keys that the browser itself brings about. */
export interface TabElement {
  /** Presses the middle of it. */
  click(): Promise<void>;
  /** Presses the keys of a text while it has the focus. */
  type(text: string): Promise<void>;
}

/** Keys that are pressed by name. */
export type NamedKey = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

/** What the journeys need of a browser's tab; each browser's driver does it in its own way. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  /** Runs a function of its own in the page. Arguments and result have to survive JSON. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Runs a script in the page, for what it leaves behind. */
  runScript(code: string): Promise<void>;
  /** The element that a function finds in the page; undefined when it finds none. */
  element<Args extends unknown[]>(
    find: (...args: Args) => Element | undefined,
    ...args: Args
  ): Promise<TabElement | undefined>;
  press(key: NamedKey): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Everything that the console has said since the tab was opened: errors nobody caught and refusals of the policy too. */
  consoleMessages(): string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface OpenBrowser {
  /** Opens a tab that shares nothing with others. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface BrowserOptions {
  /** Whether pages may run scripts. Tests always can. */
  runsScripts: boolean;
}

/** The window's size unless a test changes it. */
export const WINDOW = { width: 1280, height: 900 };
