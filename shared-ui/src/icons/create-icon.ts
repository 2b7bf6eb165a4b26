import { createElement } from 'react';
import type { SVGProps } from 'react';

/** A drawing in lucide-react's format: elements with their attributes, on a square. */
interface Drawing {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
  size?: number;
}

/**
 * Makes an icon's component. The builds use it instead of lucide-react's own, which puts the drawing together again for
 * each icon on the page, with settings and class names that we don't use.
 */
export default function createIcon({ node, size = 24 }: Drawing) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined ? true : undefined,
        ...props,
      },
      drawing,
    );
}
