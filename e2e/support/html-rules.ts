import { HtmlValidate } from 'html-validate';
import type { ConfigData } from 'html-validate';

/** Everything that html-validate knows of documents and of accessibility, save what does not hold for these pages. */
const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes tags and attributes in its own style ("<meta/>", maxLength, disabled="", hidden=""), which parsers read
    // alike.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A club's name can be as long as its title; search engines shorten it.
    'long-title': 'off',
    // Safari takes lists without bullets for no lists unless they say that they are.
    'no-redundant-role': 'off',
    // For the same lists, and for links of the pager that lead nowhere at the moment, which have no address.
    'prefer-native-element': ['error', { exclude: ['list', 'link'] }],
  },
};

/** The main area comes from the browser, and with it the first heading: the footer's are all that is there. */
const FRAME_RULES: ConfigData = {
  ...RULES,
  rules: { ...RULES.rules, 'heading-level': ['error', { minInitialRank: 'h2' }] },
};

const pages = new HtmlValidate(RULES);
const frames = new HtmlValidate(FRAME_RULES);

/**
 * What is wrong with a document, in a line for each finding.
 * @param isFrame whether its main area is left to the browser
 */
export async function htmlFaults(html: string, isFrame: boolean): Promise<string[]> {
  const report = await (isFrame ? frames : pages).validateString(html);
  return report.results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
