import { HtmlValidate } from 'html-validate';
import type { ConfigData } from 'html-validate';

/** All of html-validate's rules about documents and accessibility, except those that don't apply to these pages. */
const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes tags and attributes in its own style ("<meta/>", maxLength, disabled="", hidden=""), which parsers
    // treat the same.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // React's ids start with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A club's name can be as long as its title; search engines shorten it.
    'long-title': 'off',
    // Safari doesn't treat lists without bullets as lists unless they have the role.
    'no-redundant-role': 'off',
    // For the same lists, and for pager links that currently lead nowhere and so have no href.
    'prefer-native-element': ['error', { exclude: ['list', 'link'] }],
  },
};

/** The browser renders the main area, and with it the first heading: only the footer's headings are there. */
const FRAME_RULES: ConfigData = {
  ...RULES,
  rules: { ...RULES.rules, 'heading-level': ['error', { minInitialRank: 'h2' }] },
};

const pages = new HtmlValidate(RULES);
const frames = new HtmlValidate(FRAME_RULES);

/**
 * What's wrong with a document, one line per finding.
 * @param isFrame whether its main area is left to the browser
 */
export async function htmlFaults(html: string, isFrame: boolean): Promise<string[]> {
  const report = await (isFrame ? frames : pages).validateString(html);
  return report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
