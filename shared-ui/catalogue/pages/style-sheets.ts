/** A state that normally needs a visitor's pointer or focus. */
export type ForcedState = 'hover' | 'focus';

/** Attribute of an element that is shown in a {@link ForcedState}. */
export const FORCED_STATE = 'data-forced';

export type Theme = 'light' | 'dark';

const forced = (state: ForcedState) => `[${FORCED_STATE}="${state}"]`;

/** Pseudo-classes and their replacements, which have the same specificity but also match elements in a forced state. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/:hover/g, `:is(:hover,${forced('hover')})`],
  [/:focus-visible/g, `:is(:focus-visible,${forced('focus')})`],
  [/:focus(?![-\w])/g, `:is(:focus,${forced('focus')})`],
];

function* rulesIn(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if (rule instanceof CSSGroupingRule) yield* rulesIn(rule.cssRules);
  }
}

function* allRules() {
  for (const sheet of document.styleSheets) yield* rulesIn(sheet.cssRules);
}

/** Makes the rules for hover and focus also apply to elements with {@link FORCED_STATE}. */
export function obeyForcedStates() {
  for (const rule of allRules()) {
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes(FORCED_STATE)) continue;
    const selector = STAND_INS.reduce(
      (text, [state, either]) => text.replace(state, either),
      rule.selectorText,
    );
    if (selector !== rule.selectorText) rule.selectorText = selector;
  }
}

/** Shows the page in a theme, regardless of the system's. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  for (const rule of allRules()) {
    if (!(rule instanceof CSSMediaRule) || !rule.conditionText.includes('prefers-color-scheme')) continue;
    rule.media.mediaText = theme === 'dark' ? 'all' : 'not all';
  }
}
