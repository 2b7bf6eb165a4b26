/** The element that a translation put in place of each text. */
const translations = new WeakMap<Node, Element>();

/** The child of `parent` that is, contains or replaced a node; null if there's none left. */
function findPlace(parent: Node, node: Node): Node | null {
  let place: Node | null = node.parentNode === null ? (translations.get(node) ?? node) : node;
  while (place !== null && place.parentNode !== parent) place = place.parentNode;
  return place;
}

function noteTranslations(changes: MutationRecord[], observer: MutationObserver) {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    // React has changed a text that's no longer in the page.
    if (type === 'characterData') translations.get(target)?.replaceChildren(target.nodeValue!);
    // React has moved a text, or the visitor wants the original back.
    for (const node of addedNodes) if (node.parentNode !== null) translations.get(node)?.remove();
    const translation = [...addedNodes, previousSibling, nextSibling].find(
      (node) => node?.nodeName === 'FONT',
    );
    for (const node of translation === undefined ? [] : removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.parentNode !== null) continue;
      translations.set(node, translation as Element);
      observer.observe(node, { characterData: true });
    }
  }
}

/**
 * Keeps the page working, and its texts up to date, while the browser translates it. A translation replaces texts with
 * elements of its own (`<font>`), which React doesn't know: removing such a text, or inserting before it, would throw
 * and take the page down (https://github.com/facebook/react/issues/11538).
 */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = findPlace(this, child);
    if (place !== null) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    insertBefore.call(this, added, next && findPlace(this, next));
    return added;
  };
  new MutationObserver(noteTranslations).observe(document, { childList: true, subtree: true });
}
