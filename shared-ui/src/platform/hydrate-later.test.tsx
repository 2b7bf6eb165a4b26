import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { HydrateLater, startHydration } from './hydrate-later';

let idle: (() => void)[] = [];
let seen: ((entries: object[]) => void)[] = [];
let problems: unknown[] = [];
let root: Root | undefined;

const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>;
}

function Mover() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/?page=2')}>Move</button>;
}

const PAGE = (
  <BrowserRouter>
    <h1>Page</h1>
    <Mover />
    <HydrateLater>
      <Counter name="First" />
    </HydrateLater>
    <HydrateLater>
      <Counter name="Second" />
    </HydrateLater>
  </BrowserRouter>
);

/** Shows what the server sends, and lets React hydrate it. */
async function hydrate(page: ReactNode) {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  startHydration();
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, page, {
      onRecoverableError: (error) => problems.push(error),
    });
  });
}

const button = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  idle = [];
  seen = [];
  problems = [];
  window.history.replaceState(null, '', '/');
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => idle.push(run),
    IntersectionObserver: class {
      constructor(report: (entries: object[]) => void) {
        seen.push(report);
      }
      observe() {}
      disconnect() {}
    },
  });
});

afterEach(() => {
  act(() => root?.unmount());
  // Anything still held back belongs to this test.
  fireEvent.popState(window);
  expect(problems).toEqual([]);
});

describe('HydrateLater', () => {
  it('is in the server’s markup, and hydrates one part at a time when the browser is idle', async () => {
    await hydrate(PAGE);
    expect(isTakenOver(screen.getByRole('heading'))).toBe(true);
    expect([button(/First/), button(/Second/)].map(isTakenOver)).toEqual([false, false]);
    await act(async () => idle.shift()!());
    expect([button(/First/), button(/Second/)].map(isTakenOver)).toEqual([true, false]);
    await act(async () => idle.shift()!());
    expect(isTakenOver(button(/Second/))).toBe(true);
  });

  it('hydrates as soon as it is visible', async () => {
    await hydrate(PAGE);
    await act(async () => seen[1]!([{ isIntersecting: true }]));
    expect([button(/First/), button(/Second/)].map(isTakenOver)).toEqual([false, true]);
  });

  it('answers the first press, even one without a pointer', async () => {
    await hydrate(PAGE);
    await act(async () => button(/Second/).click());
    expect(button(/Second/)).toHaveTextContent('Second 1');
  });

  it('hydrates when it gets the focus', async () => {
    await hydrate(PAGE);
    await act(async () => button(/First/).focus());
    expect(isTakenOver(button(/First/))).toBe(true);
    expect(button(/First/)).toHaveFocus();
  });

  it('keeps its markup if the address changes first', async () => {
    await hydrate(PAGE);
    const before = button(/First/);
    await act(async () => window.history.pushState(null, '', '/?page=2'));
    await act(async () => button(/Move/).click());
    expect(button(/First/)).toBe(before);
    expect(isTakenOver(before)).toBe(true);
  });

  it('keeps its markup if its content changes first', async () => {
    function Changing() {
      const [name, setName] = useState('Part');
      return (
        <>
          <button onTransitionEnd={() => setName('Changed')}>Change</button>
          <HydrateLater>
            <Counter name={name} />
          </HydrateLater>
        </>
      );
    }
    await hydrate(
      <BrowserRouter>
        <Changing />
      </BrowserRouter>,
    );
    const before = button(/Part 0/);
    // Not a sign of use: only the change releases the part.
    await act(async () => fireEvent.transitionEnd(button(/Change/)));
    expect(button(/Changed 0/)).toBe(before);
  });

  describe('with separately loaded code', () => {
    let arrive: () => void = () => {};
    let fail: (problem: Error) => void = () => {};
    const load = jest.fn();

    function Address() {
      const { search } = useLocation();
      return <p title={search}>Address</p>;
    }

    function Changing() {
      const [name, setName] = useState('Part');
      return (
        <BrowserRouter>
          <Mover />
          <button onTransitionEnd={() => setName('Changed')}>Change</button>
          <HydrateLater load={load}>
            <Counter name={name} />
            <a href="#further">Further</a>
            <Address />
          </HydrateLater>
        </BrowserRouter>
      );
    }

    beforeEach(() => {
      load.mockReset().mockReturnValue(
        new Promise<void>((resolve, reject) => {
          arrive = resolve;
          fail = reject;
        }),
      );
    });

    it('requests it when the browser is idle, and then waits for it', async () => {
      await hydrate(<Changing />);
      expect(load).not.toHaveBeenCalled();
      await act(async () => idle.shift()!());
      expect(load).toHaveBeenCalledTimes(1);
      expect(isTakenOver(button(/Part/))).toBe(false);
      await act(async () => arrive());
      expect(isTakenOver(button(/Part/))).toBe(true);
    });

    it('keeps its markup if its content changes first, and changes later', async () => {
      await hydrate(<Changing />);
      const before = button(/Part 0/);
      await act(async () => fireEvent.transitionEnd(button(/Change/)));
      expect(button(/Part 0/)).toBe(before);
      await act(async () => arrive());
      expect(button(/Changed 0/)).toBe(before);
    });

    it('keeps its markup if the address changes first, and follows it later', async () => {
      await hydrate(<Changing />);
      const before = screen.getByText('Address');
      await act(async () => button(/Move/).click());
      expect(window.location.search).toBe('?page=2');
      expect(screen.getByText('Address')).toBe(before);
      await act(async () => arrive());
      expect(screen.getByText('Address')).toBe(before);
      expect(before).toHaveAttribute('title', '?page=2');
    });

    it('keeps its markup if the code fails to load', async () => {
      await hydrate(<Changing />);
      await act(async () => idle.shift()!());
      await act(async () => fail(new Error('not found')));
      await act(async () => fireEvent.transitionEnd(button(/Change/)));
      expect(button(/Part 0/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Further' })).toBeInTheDocument();
    });
  });
});
