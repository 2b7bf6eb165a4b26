/** The parts of an element's appearance that a remote could change from outside. */
const LOOKS = [
  'display',
  'visibility',
  'opacity',
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
];

/**
 * The visible parts of header and footer.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<FramePart[] | undefined>} undefined if one of them is missing
 * @typedef {{part: string, name: string, isCurrent: boolean, looks: Record<string, string>}} FramePart an element;
 *   `isCurrent` if it marks the open page
 */
export async function readFrame(page) {
  const parts = [];
  for (const part of ['header', 'footer']) {
    // Pages and their dialogs have their own headers.
    const landmark = page.locator(`${part}:not(main *, dialog *, [role="dialog"] *)`).first();
    if (!(await landmark.isVisible())) return undefined;
    const elements = await landmark.evaluate(
      (root, properties) =>
        [root, ...root.querySelectorAll('*')].map((element) => {
          const style = getComputedStyle(element);
          const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
          const text = element.matches('a, button')
            ? element.textContent.trim()
            : own.map((node) => node.textContent.trim()).join(' ');
          return {
            name: `<${element.localName}> ${element.getAttribute('aria-label') ?? text}`.trim(),
            isCurrent: element.closest('[aria-current]') !== null,
            looks: Object.fromEntries(
              properties.map((property) => [property, style.getPropertyValue(property)]),
            ),
          };
        }),
      LOOKS,
    );
    parts.push(...elements.map((element) => ({ part, ...element })));
  }
  return parts;
}

/**
 * What's different about a frame, as the end of a sentence "The …"; undefined if nothing is. Which link is current
 * depends on the page.
 * @param {FramePart[]} expected
 * @param {FramePart[]} seen
 */
export function frameDifference(expected, seen) {
  for (const [index, before] of expected.entries()) {
    const after = seen[index];
    if (after?.part !== before.part || after.name !== before.name)
      return `${before.part} has ${after?.part === before.part ? after.name : 'nothing'} in place of ${before.name}`;
    if (before.isCurrent || after.isCurrent) continue;
    for (const [property, value] of Object.entries(before.looks)) {
      if (after.looks[property] !== value)
        return `${before.part}'s ${before.name} has the ${property} ${after.looks[property]} instead of ${value}`;
    }
  }
  const further = seen[expected.length];
  return further && `${further.part} has ${further.name} besides`;
}
