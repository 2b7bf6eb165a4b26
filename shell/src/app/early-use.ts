/** Takes events: at first the list that the page itself starts with, then what this code puts in its place. */
interface EventSink {
  push(event: Event): unknown;
}

declare global {
  interface Window {
    /** Clicks, changes of fields and forms that were sent, from the page's beginning. */
    earlyEvents?: Event[] | EventSink;
  }
}

/** What somebody did before React could answer it. */
interface EarlyUse {
  /** Whether there is anything that React has yet to answer. */
  isThere(): boolean;
  /** Does it again, as soon as React has taken over the part of the page that it's about. For when React has started. */
  answer(): void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How long is waited for the part of a page that can't be taken over yet, because its code is on its way. */
const RETRY_MS = 50;

const FIELDS = 'select, textarea, input:not([type="file"])';

/**
 * Takes over what the page recorded since it began, and goes on recording what React can't answer: it drops a press on a
 * part of the page whose code isn't there, and the state of a form doesn't hold what was typed before.
 *
 * A button counts once, however often it was pressed, and a field with what it held last. What the browser does by itself
 * (links, forms with an address to send to) isn't repeated.
 */
export function takeOverEarlyUse(): EarlyUse {
  /** How each is done again, in the order in which they were done. */
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
      // The next one in a task of its own, when this one's effects are there.
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

/** What an event was about, and how to do the same again; undefined for what the browser does without scripts. */
function repeatable({ type, target, defaultPrevented }: Event): [HTMLElement, () => void] | undefined {
  if (!(target instanceof Element)) return undefined;
  if (type === 'click') {
    const button = target.closest('button');
    return button?.type === 'button' ? [button, () => button.click()] : undefined;
  }
  if (type === 'submit') {
    // The page holds those back that have no address.
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
  // React watches the field's own property and ignores an event that brings what was set there last.
  field.value = `${value} `;
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  native!.set!.call(field, value);
  if (isFocused && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Whoever has gone on to something else left the field.
  if (!isFocused) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * Whether React answers events on an element. It stops those on parts that it has yet to take over, and takes over at once
 * what it can; so it's asked with an event that nothing on the page listens to.
 */
function isTakenOver(element: Element): boolean {
  let isReached = false;
  const note = () => (isReached = true);
  element.addEventListener('touchcancel', note);
  element.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  element.removeEventListener('touchcancel', note);
  return isReached;
}
