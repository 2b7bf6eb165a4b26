import { useEffect, useEffectEvent } from 'react';

/** The queue's commands, each with its own key. */
export type QueueCommand =
  'next' | 'previous' | 'accept' | 'refuse' | 'history' | 'undo' | 'mark' | 'take' | 'note' | 'help';

/** A key, as listed in the help. */
interface QueueKey {
  key: string;
  command: QueueCommand;
  words: string;
}

/** The keys. */
const QUEUE_KEYS: readonly QueueKey[] = [
  { key: 'j', command: 'next', words: 'Next entry' },
  { key: 'k', command: 'previous', words: 'Previous entry' },
  { key: 'a', command: 'accept', words: 'Approve' },
  { key: 'r', command: 'refuse', words: 'Reject' },
  { key: 'h', command: 'history', words: 'History' },
  { key: 'u', command: 'undo', words: 'Undo the last decision, for ten seconds' },
  { key: 'x', command: 'mark', words: 'Select, to decide about several at once' },
  { key: 'm', command: 'take', words: 'Take on, or give back' },
  { key: 'n', command: 'note', words: 'Write a note for staff' },
  { key: '?', command: 'help', words: 'These shortcuts' },
];

/** The keys that readers can use: they look, and leave the decisions to others. */
const FOR_READERS: ReadonlySet<QueueCommand> = new Set(['next', 'previous', 'history', 'help']);

/** A moderator's or a reader's keys. */
export function keysFor(mayDecide: boolean): readonly QueueKey[] {
  return mayDecide ? QUEUE_KEYS : QUEUE_KEYS.filter(({ command }) => FOR_READERS.has(command));
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

/** Whether a key press belongs to the focused element, or to an open dialog. */
function isTakenElsewhere(target: EventTarget | null): boolean {
  return (
    (target instanceof Element && target.closest(FIELDS) !== null) ||
    document.querySelector('[role="dialog"]') !== null
  );
}

/**
 * Listens for some of the queue's keys: never with a modifier, inside a field or while a dialog is open. Shift doesn't
 * count as a modifier, because "?" needs it.
 */
export function useQueueKeys(keys: readonly QueueKey[], onCommand: (command: QueueCommand) => void) {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
    const pressed = keys.find(({ key }) => key === event.key);
    if (pressed === undefined || isTakenElsewhere(event.target)) return;
    // Held down, a key would decide on a whole queue.
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
