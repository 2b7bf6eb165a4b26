/** What no browser shows, of all that's inside a page. */
const NEVER_SHOWN = new Set(['script', 'style', 'template']);

/**
 * A stand-in for `getComputedStyle` that knows an element's own `style` and `hidden`. jsdom tries every rule of every style
 * sheet on an element each time it's asked, which was a third of the tests' time; and what style sheets do is only true in
 * a browser, where e2e looks at it.
 * @param {Element} element
 */
export function computedStyle(element) {
  const isHidden = element.hasAttribute('hidden') || NEVER_SHOWN.has(element.localName);
  const getValue = (name) => {
    const own = element.style?.getPropertyValue(name);
    if (name === 'display') return isHidden ? 'none' : own || 'block';
    return own || (name === 'visibility' ? 'visible' : '');
  };
  return new Proxy(
    { getPropertyValue: getValue },
    { get: (known, name) => known[name] ?? element.style?.[name] ?? getValue(String(name)) },
  );
}
