import type { QueueVerdict } from '@club-reviews/domain/queue';
import { apiErrorMessage, showToast, useNavigate } from '@club-reviews/shared-ui/platform';
import { useRef, useState } from 'react';
import { useAssignQueueEntryMutation } from '../../api/site-admin-api';
import type { QueueEntry } from '../../api/types';
import { useMay } from '../session/staff-session';
import { entryKey } from './entry-key';
import { canBeMarked } from './entry-list';
import type { Step } from './kind';
import { describeEntry } from './kinds';
import type { QueueRequest } from './queue-dialogs';
import type { useQueueDecisions } from './use-queue-decisions';
import type { QueueCommand } from './use-queue-keys';
import { keysFor, useQueueKeys } from './use-queue-keys';

const NONE: ReadonlySet<string> = new Set();

interface ShownQueue extends Pick<ReturnType<typeof useQueueDecisions>, 'decide' | 'undo'> {
  entries: readonly QueueEntry[];
  open: QueueEntry | undefined;
  /** Opens an entry, and moves the focus there. */
  openEntry: (key: string | null) => void;
  usesKeys: boolean;
}

/** What the queue's keys and buttons do, with what's selected and asked meanwhile. */
export function useQueueCommands({ entries, open, openEntry, decide, undo, usesKeys }: ShownQueue) {
  const navigate = useNavigate();
  const mayDecide = useMay('moderator');
  const [assign] = useAssignQueueEntryMutation();
  const [request, setRequest] = useState<QueueRequest | null>(null);
  const [marked, setMarked] = useState(NONE);
  const noteField = useRef<HTMLTextAreaElement>(null);
  /** What's open once the dialog's decision is made; null if it was cancelled. */
  const decidedTo = useRef<{ key: string | null }>(null);
  const openKey = open === undefined ? null : entryKey(open);
  const selected = entries.filter((entry) => marked.has(entryKey(entry)));

  function step(by: 1 | -1) {
    const index = entries.findIndex((entry) => entryKey(entry) === openKey);
    const neighbour = entries[Math.min(Math.max(index + by, 0), entries.length - 1)];
    if (neighbour !== undefined) openEntry(entryKey(neighbour));
  }

  /** Opens what follows once these are decided, the next entry or else the one before; returns its key. */
  function openNext(gone: readonly QueueEntry[]) {
    const keys = new Set(gone.map(entryKey));
    const index = entries.findIndex((entry) => keys.has(entryKey(entry)));
    const left = entries.filter((entry) => !keys.has(entryKey(entry)));
    const following = left[Math.min(index, left.length - 1)];
    const key = following === undefined ? null : entryKey(following);
    setMarked(NONE);
    openEntry(key);
    return key;
  }

  async function decideAtOnce(about: readonly QueueEntry[]) {
    openNext(about);
    const problem = await decide(about, { verdict: 'accept' });
    if (problem === null) return;
    const description = apiErrorMessage(problem);
    showToast({ title: 'Decision not saved', description, tone: 'error' });
  }

  function askAboutStep(entry: QueueEntry, step: Step) {
    decidedTo.current = null;
    setRequest({ dialog: 'step', entry, step });
  }

  function ask(verdict: QueueVerdict, about: readonly QueueEntry[]) {
    const [first] = about;
    if (first === undefined) return;
    const described = describeEntry(first);
    if (described.isUnreadable === true) return;
    if (described.steps !== undefined) return askAboutStep(first, verdict);
    const question = described.ask(verdict);
    decidedTo.current = null;
    if (question === null) void decideAtOnce(about);
    else if ('path' in question) void navigate(question.path);
    else setRequest({ dialog: 'decision', verdict, entries: about, question });
  }

  async function takeOn(entry: QueueEntry) {
    const { kind, id, assignee } = entry;
    const { error: problem } = await assign({ body: { kind, id, isMine: assignee?.isMe !== true } });
    if (problem !== undefined)
      showToast({ title: 'Not taken on', description: apiErrorMessage(problem), tone: 'error' });
  }

  function mark(key: string) {
    setMarked((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }

  function run(command: QueueCommand) {
    const about = selected.length > 0 ? selected : open === undefined ? [] : [open];
    switch (command) {
      case 'next':
        return step(1);
      case 'previous':
        return step(-1);
      case 'accept':
      case 'refuse':
        return ask(command, about);
      case 'history':
        return open !== undefined && describeEntry(open).review !== undefined
          ? setRequest({ dialog: 'history', entry: open })
          : undefined;
      case 'undo':
        return void undo().then((key) => key !== null && openEntry(key));
      case 'mark':
        return open !== undefined && canBeMarked(open) ? mark(entryKey(open)) : undefined;
      case 'take':
        return open === undefined ? undefined : void takeOn(open);
      case 'note':
        return noteField.current?.focus();
      case 'help':
        return setRequest({ dialog: 'keys' });
    }
  }
  useQueueKeys(usesKeys ? keysFor(mayDecide) : [], run);

  return {
    ...{ run, selected, marked, mark, request, askAboutStep, noteField, decidedTo },
    clear: () => setMarked(NONE),
    close: () => setRequest(null),
    onDecided(gone: readonly QueueEntry[]) {
      decidedTo.current = { key: openNext(gone) };
    },
  };
}
