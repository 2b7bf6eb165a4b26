import type { QueueVerdict } from '@club-reviews/domain/queue';
import { LOOK_AGAIN_SECONDS } from '@club-reviews/domain/queue';
import {
  Card,
  ErrorPanel,
  ListPager,
  Skeleton,
  Stack,
  useMediaQuery,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import {
  apiErrorMessage,
  readStored,
  showToast,
  useLocation,
  useNavigate,
  writeStored,
} from '@club-reviews/shared-ui/platform';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  useAssignQueueEntryMutation,
  useCountQueueEntriesQuery,
  useReadQueueQuery,
} from '../../api/site-admin-api';
import type { QueueEntry } from '../../api/types';
import { useMay } from '../session/staff-session';
import { QueueEmpty } from './queue-empty';
import { QueueDialogs } from './queue-dialogs';
import type { QueueRequest } from './queue-dialogs';
import { QueueToolbar } from './queue-toolbar';
import { canBeMarked, EntryList, rowId } from './entry-list';
import type { Step } from './kind';
import { KindFilter } from './kind-filter';
import { entryKey } from './entry-key';
import { describeEntry } from './kinds';
import { queueFilters, queueParams } from './queue-params';
import type { QueueParams } from './queue-params';
import { ReadingPane } from './reading-pane';
import { SavedFilters } from './saved-filters';
import type { QueueCommand } from './use-queue-keys';
import { keysFor, useQueueKeys } from './use-queue-keys';
import { usePresence } from './use-presence';
import { useQueueDecisions } from './use-queue-decisions';

const KEYS_OFF = 'desk-keys-off';

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(15rem, 2fr) minmax(0, 3fr);
    align-items: start;
  }
`;

/** Everything that's waiting, most urgent first, next to the open entry. */
export function Queue() {
  const navigate = useNavigate();
  const location = useLocation();
  const params = queueParams.read(location.search);
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { currentData, error, isError, refetch } = useReadQueueQuery(queueFilters(params), {
    pollingInterval: LOOK_AGAIN_SECONDS * 1000,
    skipPollingIfUnfocused: true,
  });
  const { currentData: counts } = useCountQueueEntriesQuery(undefined, {
    pollingInterval: LOOK_AGAIN_SECONDS * 1000,
    skipPollingIfUnfocused: true,
  });
  const mayDecide = useMay('moderator');
  const { decided, last, decide, undo } = useQueueDecisions();
  const [assign] = useAssignQueueEntryMutation();
  const [request, setRequest] = useState<QueueRequest | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [usesKeys, setUsesKeys] = useState(() => readStored('local', KEYS_OFF) === null);
  // The address follows a moment later, and key presses can be quick; until then, this says what's open.
  const [ahead, setAhead] = useState<{ of: string; key: string | null } | null>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const paneHeading = useRef<HTMLHeadingElement>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);
  /** What's open once the dialog's decision is made; null if it was cancelled. */
  const decidedTo = useRef<{ key: string | null }>(null);
  const focusAfter = {
    get current() {
      return decidedTo.current && getPlace(decidedTo.current.key);
    },
  };

  const entries = currentData?.entries.filter((entry) => !decided.has(entryKey(entry))) ?? [];
  const chosen = ahead?.of === location.key ? ahead.key : params.entry;
  const named = entries.find((entry) => entryKey(entry) === chosen);
  const open = named ?? (isWide ? entries[0] : undefined);
  const openKey = open === undefined ? null : entryKey(open);
  const selected = entries.filter((entry) => marked.has(entryKey(entry)));
  const isNarrowed = params.kinds.length > 0 || params.isMine;
  usePresence(open);

  // Decided entries make room for the ones after them.
  const next = currentData?.next ?? null;
  const isShort = entries.length < 5 && next !== null;
  useEffect(() => {
    if (isShort) void refetch();
  }, [isShort, refetch]);

  const show = (change: Partial<QueueParams>, options?: { replace: boolean }) =>
    void navigate({ search: queueParams.query({ ...params, ...change }) }, options);
  const narrow = (change: Partial<QueueParams>) => show({ ...change, entry: null, cursor: null });
  const getAddress = (key: string | null) => ({ search: queueParams.query({ ...params, entry: key }) });

  /** Where the next act is: the entry's row or, if the list isn't shown, its content. */
  function getPlace(key: string | null): HTMLElement | null {
    if (key === null) return listHeading.current;
    return document.getElementById(rowId(key)) ?? paneHeading.current;
  }

  /** Opens an entry, and moves the focus there. */
  function openEntry(key: string | null) {
    setAhead({ of: location.key, key });
    show({ entry: key }, { replace: true });
    requestAnimationFrame(() => getPlace(key)?.focus());
  }

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
    setMarked(new Set());
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

  return (
    <Stack>
      <Filters>
        <KindFilter params={params} counts={counts} onShow={narrow} />
        <SavedFilters params={params} onShow={narrow} />
      </Filters>
      <QueueToolbar
        heading={listHeading}
        selected={selected}
        hasDecisions={open === undefined}
        undoable={last?.words}
        isEmpty={entries.length === 0}
        onCommand={run}
        onClear={() => setMarked(new Set())}
      />
      {isError && (
        <ErrorPanel
          title="The queue didn’t load"
          text={apiErrorMessage(error, 'The server couldn’t be reached.')}
          onRetry={() => void refetch()}
        />
      )}
      {currentData === undefined && !isError && (
        <Card aria-busy="true">
          <VisuallyHidden role="status">Loading the queue</VisuallyHidden>
          <Skeleton shape="text" width="half" />
          <Skeleton shape="text" width="long" />
          <Skeleton shape="text" />
        </Card>
      )}
      {entries.length > 0 && (
        <Panes data-selecting={selected.length > 0 ? '' : undefined}>
          {(isWide || open === undefined) && (
            <Stack>
              <EntryList
                entries={entries}
                open={openKey}
                marked={marked}
                getAddress={getAddress}
                onMark={mayDecide ? mark : null}
              />
              <ListPager
                label="Pages of the queue"
                first={
                  params.cursor === null ? null : queueParams.query({ ...params, cursor: null, entry: null })
                }
                next={next === null ? null : queueParams.query({ ...params, cursor: next, entry: null })}
              />
            </Stack>
          )}
          {open !== undefined && (
            <ReadingPane
              key={openKey}
              entry={open}
              heading={paneHeading}
              back={isWide ? null : getAddress(null)}
              showsKeys={isWide && usesKeys}
              noteField={noteField}
              onCommand={run}
              selected={selected.length}
              onStep={(step) => askAboutStep(open, step)}
            />
          )}
        </Panes>
      )}
      {currentData !== undefined && entries.length === 0 && !isShort && (
        <QueueEmpty
          isNarrowed={isNarrowed}
          onShowAll={isNarrowed || params.cursor !== null ? () => show(queueParams.defaults) : null}
        />
      )}
      <QueueDialogs
        request={request}
        mayDecide={mayDecide}
        usesKeys={usesKeys}
        focusAfter={focusAfter}
        decide={decide}
        onDecided={(gone) => {
          decidedTo.current = { key: openNext(gone) };
        }}
        onSwitchKeys={(isOn) => {
          setUsesKeys(isOn);
          writeStored('local', KEYS_OFF, isOn ? null : 'yes');
        }}
        onClose={() => setRequest(null)}
      />
    </Stack>
  );
}
