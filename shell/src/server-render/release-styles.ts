import type { RemoteModule } from '@club-reviews/shared-ui/platform';
import { __PRIVATE__ } from 'styled-components';
import type { IStyleSheetContext } from 'styled-components';
import { PageStyles } from './page-styles';

type Compile = IStyleSheetContext['stylis'];

/** How many compiled classes to keep for a release; a release has about a thousand. */
const KEPT_CLASSES = 5000;

/** Keyframes have no position: their names follow from their content, and the order doesn't matter. */
const KEYFRAMES = /^sc-keyframes-/;

/** More than there are components, so that the ranges of positions don't overlap. */
const RANGE = 1_000_000;

const { StyleSheet } = __PRIVATE__;
const register = StyleSheet.registerId;

/** Records the components that a release's code defines while it's being loaded. */
let note: ((componentId: string) => void) | undefined;
StyleSheet.registerId = (componentId) => {
  note?.(componentId);
  return register(componentId);
};

/** The number after the last of the shell's own components; known once a release is loaded. */
let endOfShell: number | undefined;

/**
 * The styles of a release and the shell around it: their order, and the CSS of every class compiled so far. A release's
 * pages come out the same in every process, whatever was rendered or loaded before.
 */
export class ReleaseStyles {
  readonly #places = new Map<string, number>();
  readonly #compiled = new Map<string, string[]>();
  #compile: Compile | undefined;

  /** Adds a component that the release's code defines. They're in the order their modules run. */
  add(componentId: string): void {
    if (!this.#places.has(componentId)) this.#places.set(componentId, RANGE + this.#places.size);
  }

  /** Styles of one page, empty at first. */
  page(): PageStyles {
    return new PageStyles(
      (componentId) => this.#getPlace(componentId),
      (componentId) => !this.#places.has(componentId),
    );
  }

  /** Like styled-components' own compiler, but caches compiled CSS. */
  remembering(compile: Compile): Compile {
    return (this.#compile ??= Object.assign(
      (...[css, selector = '', prefix = '', componentId = '']: Parameters<Compile>) => {
        // The CSS determines the class or the name of the keyframes. Global styles have neither.
        const key = selector === '' ? css : `${prefix} ${selector} ${componentId}`;
        let rules = this.#compiled.get(key);
        if (rules === undefined) {
          rules = compile(css, selector, prefix, componentId || undefined);
          if (this.#compiled.size >= KEPT_CLASSES) this.#compiled.clear();
          this.#compiled.set(key, rules);
        }
        return rules;
      },
      { hash: compile.hash },
    ));
  }

  #getPlace(componentId: string): number {
    if (KEYFRAMES.test(componentId)) return 0;
    const known = this.#places.get(componentId);
    if (known !== undefined) return known;
    // styled-components numbers components in the order their modules run, starting with the shell's.
    const number = register(componentId);
    return number < (endOfShell ?? Infinity) ? number : 2 * RANGE + number;
  }
}

let loading: Promise<unknown> = Promise.resolve();

/**
 * Loads a release's code and, if possible, that of all its pages, so that the order of its styles doesn't depend on
 * which page is opened first. Releases are loaded one at a time.
 */
export function loadWithStyles<Module extends RemoteModule>(
  load: () => Module,
): Promise<{ module: Module; styles: ReleaseStyles }> {
  const loaded = loading.then(async () => {
    const styles = new ReleaseStyles();
    endOfShell ??= register('sc-end-of-shell');
    note = (componentId) => styles.add(componentId);
    try {
      const module = load();
      await module.preloadPages?.();
      return { module, styles };
    } finally {
      note = undefined;
    }
  });
  loading = loaded.catch(() => undefined);
  return loaded;
}
