import { render } from '@testing-library/react';
import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import createIcon from './create-icon';

const SEARCH = {
  node: [
    ['path', { d: 'm21 21-4.34-4.34', key: 'a' }],
    ['circle', { cx: '11', cy: '11', r: '8', key: 'b' }],
  ] as const,
};

const getSvg = (icon: ReactElement) => render(icon).container.querySelector('svg')!;

describe('createIcon', () => {
  it('draws the same as lucide-react', () => {
    const Own = createIcon(SEARCH);
    const own = getSvg(<Own />);
    const theirs = getSvg(<Search />);
    expect(own.innerHTML).toBe(theirs.innerHTML);
    const attributes = (svg: SVGSVGElement) =>
      Object.fromEntries([...svg.attributes].map(({ name, value }) => [name, value]));
    const { class: _class, xmlns: _xmlns, ...looks } = attributes(theirs);
    expect(attributes(own)).toEqual(looks);
  });

  it('accepts attributes, and is announced once it has a name', () => {
    const Icon = createIcon(SEARCH);
    expect(getSvg(<Icon className="large" />)).toHaveClass('large');
    expect(getSvg(<Icon aria-label="Search" role="img" />)).not.toHaveAttribute('aria-hidden');
  });
});
