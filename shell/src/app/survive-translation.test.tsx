import { act, render, screen } from '@testing-library/react';
import { surviveTranslation } from './survive-translation';

const german: Record<string, string> = {
  'Found ': 'Gefunden: ',
  '2': '2',
  ' clubs': ' Vereine',
  Saved: 'Gesichert',
};

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Ways in which browsers put an element in place of a text. */
const WAYS: Record<string, (text: Text, element: Element) => void> = {
  'replacing texts': (text, element) => text.replaceWith(element),
  'inserting elements, then removing texts': (text, element) => {
    text.before(element);
    text.remove();
  },
  'moving texts into elements': (text, element) => {
    text.replaceWith(element);
    element.firstElementChild!.replaceChildren(text);
  },
};

async function translate(way: (text: Text, element: Element) => void) {
  for (const text of textsIn(document.body)) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = german[text.data] ?? text.data;
    outer.append(inner);
    way(text, outer);
  }
  await act(async () => undefined);
}

interface ResultProps {
  count: number;
  isSaved?: boolean;
  isSearch?: boolean;
}

function Result({ count, isSaved = false, isSearch = true }: ResultProps) {
  return (
    <p data-testid="result">
      {isSearch && 'Found '}
      {isSearch ? <b>{count}</b> : count}
      {' clubs'}
      {isSaved && 'Saved'}
    </p>
  );
}

beforeAll(surviveTranslation);

describe.each(Object.entries(WAYS))('a page translated by %s', (_name, way) => {
  const result = () => screen.getByTestId('result');

  it('loses and gains texts between its elements', async () => {
    const { rerender } = render(<Result count={2} isSaved />);
    await translate(way);
    rerender(<Result count={2} isSearch={false} />);
    expect(result().textContent).toMatch(/^2 (clubs|Vereine)$/);
    rerender(<Result count={2} isSaved />);
    expect(result().textContent).toMatch(/^Found 2 (clubs|Vereine)Saved$/);
    rerender(<Result count={2} isSearch={false} />);
  });

  it('shows the current text', async () => {
    const { rerender } = render(<Result count={2} isSearch={false} />);
    await translate(way);
    rerender(<Result count={12} isSearch={false} />);
    await act(async () => undefined);
    expect(result().textContent).toMatch(/^12 (clubs|Vereine)$/);
  });

  it('can be removed as a whole', async () => {
    const { unmount } = render(<Result count={2} />);
    await translate(way);
    unmount();
    expect(document.body).toHaveTextContent('');
  });
});

it('shows the original once, when the visitor wants it back', async () => {
  const { rerender } = render(<Result count={2} isSearch={false} />);
  const texts = textsIn(screen.getByTestId('result'));
  await translate(WAYS['replacing texts']!);
  const elements = [...screen.getByTestId('result').children];
  elements.forEach((element, index) => element.replaceWith(texts[index]!));
  rerender(<Result count={12} isSearch={false} isSaved />);
  await act(async () => undefined);
  expect(screen.getByTestId('result').textContent).toBe('12 clubsSaved');
});
