import type { Page } from '@playwright/test';

/**
 * What a visitor can't read or press because it's cut off: text and controls that stick out of the window sideways, are
 * clipped, leave their painted box, or are beyond the edge of a bar that doesn't scroll or behind a control. Text
 * that's shortened on purpose (an ellipsis, a number of lines) doesn't count, nor does a row that scrolls.
 * @returns a line for each finding
 */
export function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Glyphs may stick out of a tight line, and layout rounds. */
    const TOLERANCE = 3;
    const findings: string[] = [];

    /** For screen readers alone, or a field for bots alone, which is left of the page and hidden from screen readers. */
    function isOutOfSight(element: Element): boolean {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).clipPath.startsWith('inset(50%')) return true;
        if (box.ariaHidden === 'true' && box.getBoundingClientRect().right < 0) return true;
      }
      return false;
    }

    const isOutside = (inner: DOMRect, outer: DOMRect, axis: 'sideways' | 'upright') =>
      axis === 'sideways'
        ? inner.left < outer.left - TOLERANCE || inner.right > outer.right + TOLERANCE
        : inner.top < outer.top - TOLERANCE || inner.bottom > outer.bottom + TOLERANCE;

    function isShortened(element: Element): boolean {
      const { webkitLineClamp, textOverflow } = getComputedStyle(element);
      return webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
    }

    /** Why a part of the page at `rect` inside `element` can't be seen completely, or null. */
    function whyCutOff(rect: DOMRect, element: Element): string | null {
      let scrollsSideways = false;
      let scrollsUpright = false;
      let hasPaintedBox = false;
      const sheet = new DOMRect(0, 0, document.documentElement.clientWidth, window.innerHeight);
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (isShortened(box)) return null;
        if (style.display === 'inline' || style.display === 'contents') continue;
        const outer = box.getBoundingClientRect();
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (clips(style.overflowX) && !scrollsSideways && isOutside(rect, outer, 'sideways'))
          return 'clipped';
        if (clips(style.overflowY) && !scrollsUpright && isOutside(rect, outer, 'upright')) return 'clipped';
        if (/auto|scroll/.test(style.overflowX)) scrollsSideways = true;
        if (/auto|scroll/.test(style.overflowY)) scrollsUpright = true;
        const isPainted =
          style.backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(style.borderTopWidth) > 0;
        if (isPainted && !hasPaintedBox) {
          hasPaintedBox = true;
          if (!scrollsSideways && isOutside(rect, outer, 'sideways')) return 'out of its box';
          if (!scrollsUpright && isOutside(rect, outer, 'upright')) return 'out of its box';
        }
        // Neither scrolls with the page nor is clipped by its parents.
        if (style.position === 'fixed') {
          if (!scrollsUpright && isOutside(rect, sheet, 'upright')) return 'beyond a fixed bar';
          break;
        }
      }
      return !scrollsSideways && isOutside(rect, sheet, 'sideways') ? 'out of the window' : null;
    }

    function examine(rects: Iterable<DOMRect>, element: Element, name: string) {
      for (const rect of rects) {
        const why = rect.width > 0 && rect.height > 0 ? whyCutOff(rect, element) : null;
        if (why === null) continue;
        findings.push(`${why}: ${name} at ${Math.round(rect.left)}–${Math.round(rect.right)}`);
        return;
      }
    }

    /** What an element scrolls and is stacked with: the page, or a layer above it such as a dialog or a bar that sticks. */
    function getLayer(element: Element): Element {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        if (/fixed|absolute|sticky/.test(getComputedStyle(box).position)) return box;
      }
      return document.documentElement;
    }

    /** The part of `rect` that the boxes around `element` show: they scroll, or shorten their text. */
    function paintedPart(rect: DOMRect, element: Element) {
      let { left, right, top, bottom } = rect;
      for (
        let box: Element | null = element;
        box !== document.body && box !== null;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const outer = box.getBoundingClientRect();
        if (overflowX !== 'visible')
          [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
        if (overflowY !== 'visible')
          [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
      }
      return { left, right, top, bottom };
    }

    const controls = [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isOutOfSight(control))
      // A link that wraps has several boxes; the one around all of them includes its neighbours' words too.
      .flatMap((control) =>
        [...control.getClientRects()].map((rect) => ({
          control,
          rect,
          painted: paintedPart(rect, control.parentElement!),
          layer: getLayer(control),
          name: `<${control.localName}> ${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}`,
        })),
      );

    /** The control that covers a text outside itself, if any. */
    function controlOver(rect: DOMRect, element: Element) {
      const text = paintedPart(rect, element);
      const layer = getLayer(element);
      return controls.find(
        ({ control, painted, layer: otherLayer }) =>
          Math.min(text.right, painted.right) - Math.max(text.left, painted.left) > TOLERANCE &&
          Math.min(text.bottom, painted.bottom) - Math.max(text.top, painted.top) > TOLERANCE &&
          !control.contains(element) &&
          !element.contains(control) &&
          layer === otherLayer,
      );
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement!;
      if (!/\S/.test(text.nodeValue!) || element.closest('script, style, option, svg, noscript') !== null)
        continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isOutOfSight(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const name = `"${text.nodeValue!.trim().slice(0, 40)}"`;
      const rects = [...range.getClientRects()];
      examine(rects, element, name);
      const over = rects.map((rect) => controlOver(rect, element)).find((control) => control !== undefined);
      if (over !== undefined) findings.push(`behind ${over.name}: ${name}`);
    }
    for (const { control, rect, name } of controls) examine([rect], control.parentElement!, name);
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      findings.push(`the page scrolls sideways to ${root.scrollWidth}`);
    return findings;
  });
}
