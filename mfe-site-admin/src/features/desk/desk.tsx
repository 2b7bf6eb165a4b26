import type { NoticeDecision } from '@club-reviews/domain/defamation-notices';
import type { DeskVerdict } from '@club-reviews/domain/desk';
import { LOOK_AGAIN_SECONDS } from '@club-reviews/domain/desk';
import {
  Button,
  Card,
  EmptyState,
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
import { Inbox, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  useAssignDeskEntryMutation,
  useCountDeskEntriesQuery,
  useReadDeskQuery,
} from '../../api/site-admin-api';
import type { DeskEntry } from '../../api/types';
import { deskFilters, deskQuery, readDeskParams, WHOLE_DESK } from '../../lib/desk-search-params';
import type { DeskParams } from '../../lib/desk-search-params';
import { newClubFor } from '../../lib/suggestion-address';
import { useMay } from '../session/staff-session';
import { DeskDialogs } from './desk-dialogs';
import type { DeskRequest } from './desk-dialogs';
import { DeskToolbar } from './desk-toolbar';
import { canBeMarked, EntryList, rowId } from './entry-list';
import { entryKey, isDecidedAtOnce, isMissingClub, getReview } from './entry-labels';
import { KindFilter } from './kind-filter';
import { ReadingPane } from './reading-pane';
import { SavedFilters } from './saved-filters';
import type { DeskCommand } from './use-desk-keys';
import { keysFor, useDeskKeys } from './use-desk-keys';
import { useLook } from './use-look';
import { useTakenDecisions } from './use-taken-decisions';

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

/** The desk: everything that's waiting, oldest first, next to the open entry. */
export function Desk() {
  const navigate = useNavigate();
  const location = useLocation();
  const params = readDeskParams(location.search);
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { currentData, error, isError, refetch } = useReadDeskQuery(deskFilters(params), {
    pollingInterval: LOOK_AGAIN_SECONDS * 1000,
    skipPollingIfUnfocused: true,
  });
  const { currentData: counts } = useCountDeskEntriesQuery(undefined, {
    pollingInterval: LOOK_AGAIN_SECONDS * 1000,
    skipPollingIfUnfocused: true,
  });
  const mayDecide = useMay('moderator');
  const { decided, last, decide, undo } = useTakenDecisions();
  const [assign] = useAssignDeskEntryMutation();
  const [request, setRequest] = useState<DeskRequest | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [usesKeys, setUsesKeys] = useState(() => readStored('local', KEYS_OFF) === null);
  // The address follows a moment later, and key presses can be quick; until then, this says what's open.
  const [ahead, setAhead] = useState<{ of: string; key: string | null } | null>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const paneHeading = useRef<HTMLHeadingElement>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useRef<HTMLElement>(null);

  const entries = currentData?.entries.filter((entry) => !decided.has(entryKey(entry))) ?? [];
  const chosen = ahead?.of === location.key ? ahead.key : params.entry;
  const named = entries.find((entry) => entryKey(entry) === chosen);
  const open = named ?? (isWide ? entries[0] : undefined);
  const openKey = open === undefined ? null : entryKey(open);
  const selected = entries.filter((entry) => marked.has(entryKey(entry)));
  const isNarrowed = params.kinds.length > 0 || params.isMine;
  useLook(open);

  // Decided entries make room for the ones after them.
  const next = currentData?.next ?? null;
  const isShort = entries.length < 5 && next !== null;
  useEffect(() => {
    if (isShort) void refetch();
  }, [isShort, refetch]);

  const show = (change: Partial<DeskParams>, options?: { replace: boolean }) =>
    void navigate({ search: deskQuery({ ...params, ...change }) }, options);
  const narrow = (change: Partial<DeskParams>) => show({ ...change, entry: null, cursor: null });
  const getAddress = (key: string | null) => ({ search: deskQuery({ ...params, entry: key }) });

  /** Opens an entry, and moves the focus to its content. */
  function openEntry(key: string | null) {
    setAhead({ of: location.key, key });
    show({ entry: key }, { replace: true });
    requestAnimationFrame(() => {
      const row = key === null ? null : document.getElementById(rowId(key));
      (row ?? (key === null ? listHeading.current : paneHeading.current))?.focus();
    });
  }

  function step(by: 1 | -1) {
    const index = entries.findIndex((entry) => entryKey(entry) === openKey);
    const neighbour = entries[Math.min(Math.max(index + by, 0), entries.length - 1)];
    if (neighbour !== undefined) openEntry(entryKey(neighbour));
  }

  /** What opens once these are decided: the next entry or, failing that, the one before. */
  function openNext(gone: readonly DeskEntry[]) {
    const keys = new Set(gone.map(entryKey));
    const index = entries.findIndex((entry) => keys.has(entryKey(entry)));
    const left = entries.filter((entry) => !keys.has(entryKey(entry)));
    const following = left[Math.min(index, left.length - 1)];
    setMarked(new Set());
    openEntry(following === undefined ? null : entryKey(following));
  }

  async function decideAtOnce(about: readonly DeskEntry[]) {
    openNext(about);
    const problem = await decide(about, { verdict: 'accept' });
    if (problem === null) return;
    const description = apiErrorMessage(problem);
    showToast({ title: 'Decision not saved', description, tone: 'error' });
  }

  function askAboutNotice(entry: DeskEntry, choice: DeskVerdict | NoticeDecision) {
    focusAfter.current = null;
    setRequest({ question: 'notice', entry, choice });
  }

  function ask(verdict: DeskVerdict, about: readonly DeskEntry[]) {
    const [first] = about;
    if (first === undefined) return;
    if (first.kind === 'notice') return askAboutNotice(first, verdict);
    focusAfter.current = null;
    if (verdict === 'accept' && isMissingClub(first)) {
      void navigate(newClubFor(first.id));
      return;
    }
    if (isDecidedAtOnce(first.kind, verdict)) void decideAtOnce(about);
    else setRequest({ question: 'decision', verdict, entries: about });
  }

  async function takeOn(entry: DeskEntry) {
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

  function run(command: DeskCommand) {
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
        return open !== undefined && getReview(open) !== undefined
          ? setRequest({ question: 'history', entry: open })
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
        return setRequest({ question: 'keys' });
    }
  }
  useDeskKeys(usesKeys ? keysFor(mayDecide) : [], run);

  return (
    <Stack>
      <Filters>
        <KindFilter params={params} counts={counts} onShow={narrow} />
        <SavedFilters params={params} onShow={narrow} />
      </Filters>
      <DeskToolbar
        heading={listHeading}
        selected={selected.length}
        undoable={last?.words}
        isEmpty={entries.length === 0}
        onCommand={run}
      />
      {isError && (
        <ErrorPanel
          title="The desk didn’t load"
          text={apiErrorMessage(error, 'The server couldn’t be reached.')}
          onRetry={() => void refetch()}
        />
      )}
      {currentData === undefined && !isError && (
        <Card aria-busy="true">
          <VisuallyHidden role="status">Loading the desk</VisuallyHidden>
          <Skeleton shape="text" width="half" />
          <Skeleton shape="text" width="long" />
          <Skeleton shape="text" />
        </Card>
      )}
      {entries.length > 0 && (
        <Panes>
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
                label="Pages of the desk"
                first={params.cursor === null ? null : deskQuery({ ...params, cursor: null, entry: null })}
                next={next === null ? null : deskQuery({ ...params, cursor: next, entry: null })}
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
              onNotice={(decision) => askAboutNotice(open, decision)}
            />
          )}
        </Panes>
      )}
      {currentData !== undefined && entries.length === 0 && !isShort && (
        <EmptyState
          icon={isNarrowed ? <SearchX aria-hidden="true" /> : <Inbox aria-hidden="true" />}
          title={isNarrowed ? 'Nothing of this kind is waiting' : 'Nothing is waiting for you'}
          hint={
            isNarrowed
              ? 'There may be entries of other kinds.'
              : 'New entries appear here while this page is open.'
          }
        >
          {(isNarrowed || params.cursor !== null) && (
            <Button variant="secondary" onClick={() => show(WHOLE_DESK)}>
              Show everything
            </Button>
          )}
        </EmptyState>
      )}
      <DeskDialogs
        request={request}
        mayDecide={mayDecide}
        usesKeys={usesKeys}
        focusAfter={focusAfter}
        decide={decide}
        onDecided={(gone) => {
          openNext(gone);
          focusAfter.current = listHeading.current;
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
