import { BrowserRouter, HydrateLater, startHydration } from '@club-reviews/shared-ui/platform';
import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayEarlyEvents } from './event-replay';

let root: Root | undefined;
let problems: unknown[] = [];

/* What the page itself does, see `startScriptsAfterPaint`. */
const NAMES = ['click', 'input', 'change', 'submit'];
const record = (event: Event) => {
  if (event.type === 'submit') event.preventDefault();
  window.earlyEvents!.push(event);
};

/** Shows what the server sends. */
function show(page: ReactNode) {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
}

/** Hydrates it, and replays the recorded events. */
async function hydrate(page: ReactNode) {
  const earlyEvents = replayEarlyEvents();
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, page, {
      onRecoverableError: (error) => problems.push(error),
    });
    earlyEvents.answer();
  });
  await pass();
  return earlyEvents;
}

/** Waits long enough for everything pending to finish. */
const pass = () => act(() => jest.advanceTimersByTimeAsync(200));

function Counter({ name, children }: { name: string; children?: ReactNode }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${name} ${count}`}
      {children}
    </button>
  );
}

const button = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  jest.useFakeTimers();
  problems = [];
  window.earlyEvents = [];
  NAMES.forEach((name) => window.addEventListener(name, record, true));
});

afterEach(() => {
  act(() => root?.unmount());
  NAMES.forEach((name) => window.removeEventListener(name, record, true));
  delete window.earlyEvents;
  jest.useRealTimers();
  expect(problems).toEqual([]);
});

describe('events before React is ready', () => {
  it('reach each button once, even if something inside it was clicked', async () => {
    const page = (
      <>
        <Counter name="First">
          <b>icon</b>
        </Counter>
        <Counter name="Second" />
        <Counter name="Third" />
      </>
    );
    show(page);
    fireEvent.click(screen.getByText('icon'));
    fireEvent.click(button(/First/));
    fireEvent.click(button(/Third/));
    expect((await hydrate(page)).isThere()).toBe(false);
    expect(button(/First 1/)).toBeVisible();
    expect(button(/Second 0/)).toBeVisible();
    expect(button(/Third 1/)).toBeVisible();
  });

  it('leave alone what the browser handles, what is disabled and what is gone', async () => {
    const pressed = jest.fn();
    const page = (
      <>
        <a href="#there" onClick={pressed}>
          Link
        </a>
        <button type="submit" onClick={pressed}>
          Send
        </button>
        <button type="button" onClick={pressed}>
          Locked
        </button>
        <button type="button" onClick={pressed}>
          Gone
        </button>
        <p onClick={pressed}>Text</p>
      </>
    );
    show(page);
    ['Link', 'Send', 'Locked', 'Gone', 'Text'].forEach((text) => fireEvent.click(screen.getByText(text)));
    const gone = screen.getByText('Gone');
    const locked = screen.getByText<HTMLButtonElement>('Locked');
    const earlyEvents = replayEarlyEvents();
    await act(async () => {
      root = hydrateRoot(document.getElementById('root')!, page);
    });
    locked.disabled = true;
    gone.parentElement!.removeChild(gone);
    act(() => earlyEvents.answer());
    await pass();
    expect(pressed).not.toHaveBeenCalled();
    expect(earlyEvents.isThere()).toBe(false);
    locked.parentElement!.append(gone);
  });

  it('put what fields contain where React keeps it', async () => {
    const holds = jest.fn();
    function Fields() {
      const [text, setText] = useState('');
      const [words, setWords] = useState('');
      const [miles, setMiles] = useState('3');
      const [isOn, setIsOn] = useState(false);
      holds({ text, words, miles, isOn });
      return (
        <>
          <input value={text} onChange={({ target }) => setText(target.value)} aria-label="Text" />
          <textarea value={words} onChange={({ target }) => setWords(target.value)} aria-label="Words" />
          <select value={miles} onChange={({ target }) => setMiles(target.value)} aria-label="Miles">
            <option>3</option>
            <option>5</option>
          </select>
          <input type="checkbox" checked={isOn} onChange={() => setIsOn(!isOn)} aria-label="On" />
        </>
      );
    }
    show(<Fields />);
    fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'LS6' } });
    fireEvent.input(screen.getByLabelText('Words'), { target: { value: 'Good' } });
    fireEvent.change(screen.getByLabelText('Miles'), { target: { value: '5' } });
    fireEvent.click(screen.getByLabelText('On'));
    screen.getByLabelText('Text').focus();
    screen.getByLabelText<HTMLInputElement>('Text').setSelectionRange(1, 2);
    await hydrate(<Fields />);
    expect(holds).toHaveBeenLastCalledWith({ text: 'LS6', words: 'Good', miles: '5', isOn: true });
    expect(screen.getByLabelText('Text')).toHaveValue('LS6');
    expect(screen.getByLabelText('On')).toBeChecked();
    expect(screen.getByLabelText<HTMLInputElement>('Text').selectionEnd).toBe(2);
  });
});

describe('events while part of the page waits for its code', () => {
  let bring = () => {};
  const page = (code: Promise<void>) => (
    <>
      <Counter name="Frame" />
      <Suspense>
        <Waiting code={code} />
      </Suspense>
    </>
  );
  function Waiting({ code }: { code: Promise<void> }) {
    use(code);
    return <Counter name="Part" />;
  }
  const there = Promise.resolve();
  Object.assign(there, { status: 'fulfilled' });

  beforeEach(async () => {
    show(page(there));
    await hydrate(page(new Promise((resolve) => (bring = resolve))));
  });

  it('are replayed once it is there, and only once', async () => {
    fireEvent.click(button(/Part/));
    await pass();
    fireEvent.click(button(/Part/));
    await pass();
    expect(button(/Part 0/)).toBeVisible();
    await act(async () => bring());
    await pass();
    expect(button(/Part 1/)).toBeVisible();
  });

  it('work at once elsewhere, and are not replayed', async () => {
    fireEvent.click(button(/Frame/));
    await act(async () => bring());
    await pass();
    expect(button(/Frame 1/)).toBeVisible();
  });
});

function Card() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-interactive="" onClick={() => setOpen(true)}>
      <p>{isOpen ? 'open' : 'closed'}</p>
    </div>
  );
}

describe('a click in a part whose code is loaded later', () => {
  let bring = () => {};
  const page = (load: () => Promise<void>) => (
    <BrowserRouter>
      <HydrateLater load={load}>
        <Counter name="Part">
          <b>icon</b>
        </Counter>
        <a href="#further">Further</a>
        <Card />
      </HydrateLater>
    </BrowserRouter>
  );

  beforeEach(async () => {
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as never;
    const arrived = new Promise<void>((resolve) => (bring = resolve));
    show(page(() => arrived));
    startHydration();
    await hydrate(page(() => arrived));
  });

  it('reaches the card that opens where it was tapped', async () => {
    act(() => screen.getByText('closed').click());
    await act(async () => bring());
    await pass();
    expect(screen.getByText('open')).toBeVisible();
  });

  it.each(['icon', /Part/])('reaches its button once, wherever it was tapped: %s', async (words) => {
    act(() => screen.getByText(words).click());
    await pass();
    expect(button(/Part 0/)).toBeVisible();
    await act(async () => bring());
    await pass();
    expect(button(/Part 1/)).toBeVisible();
    act(() => screen.getByText(words).click());
    await pass();
    expect(button(/Part 2/)).toBeVisible();
  });

  it('is left to the browser on a link', async () => {
    expect(fireEvent.click(screen.getByText('Further'))).toBe(true);
    await act(async () => bring());
  });
});
