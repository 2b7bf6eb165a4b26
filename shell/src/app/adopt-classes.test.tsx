import { render } from '@testing-library/react';
import { __PRIVATE__, styled } from 'styled-components';
import { adoptClasses } from './adopt-classes';

const Known = styled.i.withConfig({ componentId: 'known' })`
  color: red;
`;
const Unknown = styled.i.withConfig({ componentId: 'unknown' })`
  color: blue;
`;

/** The class that styled-components gives to a component, as in the server's markup. */
function getClass(markup: HTMLElement) {
  return markup.className.split(' ').at(-1)!;
}

it('keeps classes from the server’s styles, and adds those that are missing', () => {
  const probe = render(<Known />);
  const name = getClass(probe.container.querySelector('i')!);
  probe.unmount();
  __PRIVATE__.mainSheet.clearRules('known');

  adoptClasses({ known: name });
  const { container } = render(
    <>
      <Known />
      <Unknown />
    </>,
  );
  const [known, unknown] = [...container.querySelectorAll('i')].map(getClass);
  expect(known).toBe(name);
  const written = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  const all = written.join(' ') + document.head.innerHTML;
  expect(all).toContain(`.${unknown}`);
  expect(all).not.toContain(`.${name}`);
});
