/** A state that an element can only get from its visitor. */
export type ForcedState = 'hover' | 'focus';

/** Attribute of an element that is shown in a {@link ForcedState}. */
export const FORCED_STATE = 'data-forced';

export type Theme = 'light' | 'dark';

const forced = (state: ForcedState) => `[${FORCED_STATE}="${state}"]`;

/** Pseudo-classes, and what stands in for them: of the same weight, and true for elements in a forced state as well. */
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

/** Lets the rules for a pointer or a focus apply to elements with {@link FORCED_STATE}. */
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

/** Shows the page in a theme, whatever the system's is. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  for (const rule of allRules()) {
    if (!(rule instanceof CSSMediaRule) || !rule.conditionText.includes('prefers-color-scheme')) continue;
    rule.media.mediaText = theme === 'dark' ? 'all' : 'not all';
  }
}
