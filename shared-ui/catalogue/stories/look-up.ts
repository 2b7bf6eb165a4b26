/** The only element that matches a selector. Throws otherwise, so that a story fails if its component has changed. */
export function only(root: ParentNode, selector: string): HTMLElement {
  const [element, ...others] = root.querySelectorAll<HTMLElement>(selector);
  if (element === undefined || others.length > 0) throw new Error(`Not one ${selector}`);
  return element;
}

/** Waits until something matches. */
export async function appearance(selector: string): Promise<void> {
  while (document.querySelector(selector) === null) await new Promise(requestAnimationFrame);
}
