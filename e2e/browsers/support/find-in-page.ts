import type * as TestingLibrary from '@testing-library/dom';

/** Text to look for, in a form that survives JSON. */
export interface Words {
  pattern: string;
  /** The whole text, part of it in any case, or a regular expression with these flags. */
  match: 'exactly' | 'within' | { flags: string };
}

/** One step from a page to some of its elements. */
export type Step =
  | { by: 'role'; role: string; name?: Words; level?: number }
  | { by: 'label' | 'text' | 'holding'; words: Words }
  | { by: 'selector'; selector: string }
  | { by: 'place'; index: number };

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
    findParts?: (steps: Step[]) => HTMLElement[];
  }
}

/**
 * Finds elements as visitors would describe them, using Testing Library for roles, names and labels. It's sent into the
 * page, so it can't use anything from outside.
 */
export function findParts(steps: Step[]): HTMLElement[] {
  const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom!;
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ');
  const matcher = ({ pattern, match }: Words) => {
    if (match === 'exactly') return (text: string) => plain(text) === plain(pattern);
    if (match === 'within')
      return (text: string) => plain(text).toLowerCase().includes(plain(pattern).toLowerCase());
    return (text: string) => new RegExp(pattern, match.flags).test(plain(text));
  };
  const toText = (element: Element) => element.textContent;
  const within = (place: HTMLElement, step: Step): HTMLElement[] => {
    switch (step.by) {
      case 'role': {
        const { role, name, level } = step;
        return queryAllByRole(place, role, { ...(name && { name: matcher(name) }), ...(level && { level }) });
      }
      case 'label':
        return queryAllByLabelText(place, matcher(step.words));
      case 'selector':
        return [...place.querySelectorAll<HTMLElement>(step.selector)];
      case 'text': {
        const holds = matcher(step.words);
        return [...place.querySelectorAll<HTMLElement>(':not(script, style, noscript)')].filter(
          (element) => holds(toText(element)) && ![...element.children].some((child) => holds(toText(child))),
        );
      }
      default:
        throw new Error(`${step.by} is no step into a place`);
    }
  };
  let found: HTMLElement[] = [document.body];
  for (const step of steps) {
    if (step.by === 'place') found = found.slice(step.index).slice(0, 1);
    else if (step.by === 'holding') found = found.filter((element) => matcher(step.words)(toText(element)));
    else found = [...new Set(found.flatMap((place) => within(place, step)))];
  }
  return found;
}

/** What an element looks like, in a form that survives JSON. */
export interface Look {
  isVisible: boolean;
  text: string;
  attributes: Record<string, string>;
  /** A field's value; undefined for other elements. */
  value: string | undefined;
  isChecked: boolean;
  isFocused: boolean;
  isInWindow: boolean;
}

/** What elements look like. It's sent into the page. */
export function lookAt(steps: Step[]): Look[] {
  return window.findParts!(steps).map((element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return {
      isVisible: width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }),
      text: element.textContent.trim().replace(/\s+/g, ' '),
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      value: 'value' in element ? String(element.value) : undefined,
      isChecked: 'checked' in element && element.checked === true,
      isFocused: document.activeElement === element,
      isInWindow: bottom > 0 && top < window.innerHeight,
    };
  });
}

/** Whether something can be clicked: what prevents it, or where it is. */
export type Readiness = { hindrance: string } | { place: string };

/**
 * Scrolls to an element and checks whether a click would reach it. It's sent into the page.
 * @param ofLabel click its label, as people do if the field itself is hidden and only drawn
 */
export function prepare(steps: Step[], ofLabel: boolean): Readiness {
  const [element, ...more] = window.findParts!(steps);
  if (element === undefined) return { hindrance: 'it is not there' };
  if (more.length > 0) return { hindrance: `there are ${more.length + 1} of them` };
  const label = ofLabel ? (element as HTMLInputElement).labels?.[0] : undefined;
  const target = label ?? element;
  if (element.matches(':disabled')) return { hindrance: 'it is disabled' };
  const isInside = () => {
    const { top, bottom } = target.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  };
  const middle = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  const isReached = (hit: Element | null) =>
    hit !== null &&
    (target.contains(hit) || (hit.contains(target) && getComputedStyle(target).display === 'inline'));
  if (!isInside() || !isReached(middle())) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const hit = middle();
  if (!isReached(hit))
    return { hindrance: `${hit?.outerHTML.slice(0, 200) ?? 'nothing'} is where it should be` };
  const { left, top, width, height } = target.getBoundingClientRect();
  if (width === 0 || height === 0) return { hindrance: 'it is not visible' };
  return { place: [left, top, width, height].map(Math.round).join(' ') };
}

/** The element to click, once it's ready. It's sent into the page. */
export function elementToPress(steps: Step[], ofLabel: boolean): Element | undefined {
  const [element] = window.findParts!(steps);
  return ofLabel ? ((element as HTMLInputElement).labels?.[0] ?? element) : element;
}

/** Puts the cursor into a field, with all its text selected. It's sent into the page. */
export function selectText(steps: Step[]): Element | undefined {
  const [field] = window.findParts!(steps) as HTMLInputElement[];
  field?.focus();
  field?.select();
  return field;
}

/** Selects an option by script, because the system draws the list and no driver can click it. It's sent into the page. */
export function choose(steps: Step[], choice: string): boolean {
  const [list] = window.findParts!(steps) as HTMLElement[] as HTMLSelectElement[];
  const option = [...(list?.options ?? [])].find(({ value, label }) => value === choice || label === choice);
  if (list === undefined || option === undefined || list.disabled) return false;
  list.focus();
  list.value = option.value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
