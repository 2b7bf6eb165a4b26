/** Receives events: at first the array the page starts with, then this code's replacement. */
interface EventSink {
  push(event: Event): unknown;
}

declare global {
  interface Window {
    /** Path and query of the page that the server has rendered. */
    renderedPath?: string;
    /** Clicks, field changes and submitted forms, since the page started. */
    earlyEvents?: Event[] | EventSink;
  }
}

/** What the visitor did before React could handle it. */
interface EarlyEvents {
  /** Whether there's anything that React has yet to handle. */
  isThere(): boolean;
  /** Replays it, as soon as React has hydrated that part of the page. To be called once React has started. */
  answer(): void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How long to wait before checking again whether a part of the page is hydrated, because its code is still loading. */
const RETRY_MS = 50;

const FIELDS = 'select, textarea, input:not([type="file"])';

/**
 * Takes over what the page has recorded so far, and keeps recording what React can't handle: it drops clicks on a part
 * of the page whose code isn't there yet, and a form's state doesn't include what was typed before.
 *
 * A button counts once, however often it was clicked, and a field with its last value. What the browser handles on its
 * own (links, forms with an action) isn't replayed.
 */
export function replayEarlyEvents(): EarlyEvents {
  /** How to replay each of them, in the order they happened. */
  const undone = new Map<HTMLElement, () => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = (event: Event) => {
    const [element, again] = repeatable(event) ?? [];
    if (element === undefined || again === undefined) return;
    undone.delete(element);
    undone.set(element, again);
  };

  const answer = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [element, again] of undone) {
      if (element.isConnected && !isTakenOver(element)) continue;
      undone.delete(element);
      if (element.isConnected) again();
      // The next one in a separate task, once the effects of this one are there.
      if (undone.size > 0) timer = setTimeout(answer);
      return;
    }
    if (undone.size > 0) timer = setTimeout(answer, RETRY_MS);
  };

  const watch = (event: Event) => {
    const { target, type } = event;
    let isAnswered = false;
    const note = () => (isAnswered = true);
    target?.addEventListener(type, note, { capture: true });
    setTimeout(() => {
      target?.removeEventListener(type, note, { capture: true });
      if (!isAnswered) remember(event);
      else if (target instanceof HTMLElement) undone.delete(target);
      if (undone.size > 0) timer ??= setTimeout(answer, RETRY_MS);
    });
  };

  const recorded = window.earlyEvents;
  if (Array.isArray(recorded)) recorded.forEach(remember);
  window.earlyEvents = { push: watch };
  return { isThere: () => undone.size > 0, answer };
}

/** The element of an event, and how to replay it; undefined for what the browser handles without scripts. */
function repeatable({ type, target, defaultPrevented }: Event): [HTMLElement, () => void] | undefined {
  if (!(target instanceof Element)) return undefined;
  if (type === 'click') {
    const button = target.closest('button');
    if (button) return button.type === 'button' ? [button, () => button.click()] : undefined;
    // A card that opens where it's pressed.
    const card = target.closest('a[href]') ? null : target.closest<HTMLElement>('[data-interactive]');
    return card ? [card, () => card.click()] : undefined;
  }
  if (type === 'submit') {
    // The page holds back those without an action.
    return target instanceof HTMLFormElement && defaultPrevented
      ? [target, () => target.requestSubmit()]
      : undefined;
  }
  return target.matches(FIELDS) ? [target as Field, fillInAgain(target as Field)] : undefined;
}

function fillInAgain(field: Field): () => void {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  return () => typeAgain(field, value);
}

function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const { selectionStart, selectionEnd } = field;
  const isFocused = document.activeElement === field;
  // React tracks the field's own value property and ignores events that bring the value it saw last.
  field.value = `${value} `;
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  native!.set!.call(field, value);
  if (isFocused && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // If the visitor has moved on, the field has lost focus.
  if (!isFocused) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * Whether React handles events on an element. React stops events on parts it has yet to hydrate, and hydrates at once
 * what it can, so this tries an event that nothing on the page listens to.
 */
function isTakenOver(element: Element): boolean {
  let isReached = false;
  const note = () => (isReached = true);
  element.addEventListener('touchcancel', note);
  element.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  element.removeEventListener('touchcancel', note);
  return isReached;
}
