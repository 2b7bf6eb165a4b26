import { useEffect, useEffectEvent } from 'react';

/** What the desk can be told by one key. */
export type DeskCommand =
  'next' | 'previous' | 'accept' | 'refuse' | 'history' | 'undo' | 'mark' | 'take' | 'note' | 'help';

/** A key, as the help lists it. */
interface DeskKey {
  key: string;
  command: DeskCommand;
  words: string;
}

/** The keys. */
const DESK_KEYS: readonly DeskKey[] = [
  { key: 'j', command: 'next', words: 'Next entry' },
  { key: 'k', command: 'previous', words: 'Previous entry' },
  { key: 'a', command: 'accept', words: 'Approve, let stand, publish, restore or mark as seen' },
  { key: 'r', command: 'refuse', words: 'Remove, reject, drop, turn down or put back' },
  { key: 'h', command: 'history', words: 'History' },
  { key: 'u', command: 'undo', words: 'Undo the last decision, for ten seconds' },
  { key: 'x', command: 'mark', words: 'Select, to decide about several at once' },
  { key: 'm', command: 'take', words: 'Take on, or give back' },
  { key: 'n', command: 'note', words: 'Write a note for staff' },
  { key: '?', command: 'help', words: 'These shortcuts' },
];

/** What readers can do: they look, and leave the deciding to others. */
const FOR_READERS: ReadonlySet<DeskCommand> = new Set(['next', 'previous', 'history', 'help']);

/** The keys of a moderator, or of a reader. */
export function keysFor(mayDecide: boolean): readonly DeskKey[] {
  return mayDecide ? DESK_KEYS : DESK_KEYS.filter(({ command }) => FOR_READERS.has(command));
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

/** Whether a key belongs to what has the focus, or to a dialog that is open. */
function isTakenElsewhere(target: EventTarget | null): boolean {
  return (
    (target instanceof Element && target.closest(FIELDS) !== null) ||
    document.querySelector('[role="dialog"]') !== null
  );
}

/**
 * Listens to some of the desk's keys: never with a modifier, inside a field or while a dialog is open.
 * Shift counts as none, because "?" needs it.
 */
export function useDeskKeys(keys: readonly DeskKey[], onCommand: (command: DeskCommand) => void) {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
    const pressed = keys.find(({ key }) => key === event.key);
    if (pressed === undefined || isTakenElsewhere(event.target)) return;
    // Held down, a key would decide about a whole queue.
    if (event.repeat && pressed.command !== 'next' && pressed.command !== 'previous') return;
    event.preventDefault();
    onCommand(pressed.command);
  });
  const isOff = keys.length === 0;
  useEffect(() => {
    if (isOff) return;
    const listen = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOff]);
}
