import { __PRIVATE__, version } from 'styled-components';

/** Separates rules in the element that styled-components takes over in the browser. */
const SPLITTER = '/*!sc*/\n';

/** Global rules, which come and go with the component that needs them. */
const GLOBAL = /^sc-global-/;

/** A style element: its attributes, each preceded by a space, and its text. */
export interface StyleElement {
  attributes: string;
  css: string;
}

/** The styles of a page. */
export interface StylesOfPage {
  /**
   * First the rules for every page and the components' classes, which stay as they are. Then, if there are any, rules
   * that come and go with their components: styled-components takes those over in the browser, so that it can remove
   * them.
   */
  elements: StyleElement[];
  /** The classes in the first element by component, separated by spaces: styled-components won't write them again. */
  classes: Record<string, string>;
}

/** How styled-components finds the element it takes over. */
const TAKEN_OVER = ` data-styled="true" data-styled-version="${version}"`;

/**
 * Collects the styles that a page uses. They're in the order of their components' modules, so that the same page always
 * has the same styles, byte for byte.
 */
export class PageStyles extends __PRIVATE__.StyleSheet {
  /** The CSS of classes by component, in the order the page first used them. */
  readonly #used = new Map<string, Map<string, readonly string[]>>();
  readonly #getPlace: (componentId: string) => number;

  readonly #isLasting: (componentId: string) => boolean;

  /**
   * @param getPlace the position of a component among all others
   * @param isOfShell whether a component is one of the shell's own, which are on every page
   */
  constructor(getPlace: (componentId: string) => number, isOfShell: (componentId: string) => boolean) {
    super({ isServer: true });
    this.#getPlace = getPlace;
    this.#isLasting = (componentId) => !GLOBAL.test(componentId) || isOfShell(componentId);
  }

  override hasNameForId(componentId: string, name: string): boolean {
    return this.#used.get(componentId)?.has(name) ?? false;
  }

  override registerName(componentId: string, name: string): void {
    this.insertRules(componentId, name, []);
  }

  override insertRules(componentId: string, name: string, rules: readonly string[]): void {
    const used = this.#used.get(componentId);
    if (used) used.set(name, rules);
    else this.#used.set(componentId, new Map([[name, rules]]));
  }

  override clearRules(componentId: string): void {
    this.#used.delete(componentId);
  }

  /** What the page has used so far. */
  styles(): StylesOfPage {
    const components = [...this.#used]
      .map(([id, used]) => ({
        id,
        names: [...used.keys()],
        rules: [...used.values()].flat(),
        place: this.#getPlace(id),
      }))
      .sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1));
    const classes: Record<string, string> = {};
    let [lasting, passing, group] = ['', '', 0];
    for (const { id, names, rules } of components) {
      if (this.#isLasting(id)) {
        lasting += rules.join('');
        classes[id] = names.join(' ');
      } else {
        group += 1;
        for (const rule of rules) passing += rule + SPLITTER;
        // The marker follows the rules: it tells the browser which component they belong to.
        passing += `data-styled.g${group}[id="${id}"]{content:"${names.join(',')},"}${SPLITTER}`;
      }
    }
    const elements = [
      { attributes: '', css: lasting },
      { attributes: TAKEN_OVER, css: passing },
    ];
    return { elements: elements.filter(({ css }) => css !== ''), classes };
  }
}
