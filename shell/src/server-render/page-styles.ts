import { __PRIVATE__, version } from 'styled-components';

/** Separates rules, as the browser expects when it takes them over. */
const SPLITTER = '/*!sc*/\n';

/**
 * Collects the styles that a page uses. They come out in the order of their components' modules, numbered from 1, so the
 * same page always has the same styles, byte by byte.
 */
export class PageStyles extends __PRIVATE__.StyleSheet {
  /** The CSS of classes by component, in the order in which the page first used them. */
  readonly #used = new Map<string, Map<string, readonly string[]>>();
  readonly #placeOf: (componentId: string) => number;

  /** @param placeOf the place of a component among all others */
  constructor(placeOf: (componentId: string) => number) {
    super({ isServer: true });
    this.#placeOf = placeOf;
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

  /** One style element, or nothing for a page without styles. */
  styleElement(): string {
    const components = [...this.#used]
      .map(([id, classes]) => ({ id, classes, place: this.#placeOf(id) }))
      .sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1));
    if (components.length === 0) return '';
    let css = '';
    for (const [index, { id, classes }] of components.entries()) {
      for (const rules of classes.values()) for (const rule of rules) css += rule + SPLITTER;
      // The marker comes after the rules: it tells the browser whose they are.
      css += `data-styled.g${index + 1}[id="${id}"]{content:"${[...classes.keys()].join(',')},"}${SPLITTER}`;
    }
    return `<style data-styled="true" data-styled-version="${version}">${css}</style>`;
  }
}
