import { LOOK_AGAIN_SECONDS } from '@club-reviews/domain/queue';
import { ListPager, NotLoaded, Stack, useMediaQuery } from '@club-reviews/shared-ui';
import { readStored, useLocation, useNavigate, writeStored } from '@club-reviews/shared-ui/platform';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCountQueueEntriesQuery, useReadQueueQuery } from '../../api/site-admin-api';
import { useMay } from '../session/staff-session';
import { QueueEmpty } from './queue-empty';
import { QueueDialogs } from './queue-dialogs';
import { QueueToolbar } from './queue-toolbar';
import { EntryList, rowId } from './entry-list';
import { KindFilter } from './kind-filter';
import { entryKey } from './entry-key';
import { queueFilters, queueParams } from './queue-params';
import type { QueueParams } from './queue-params';
import { ReadingPane } from './reading-pane';
import { SavedFilters } from './saved-filters';
import { useQueueCommands } from './use-queue-commands';
import { usePresence } from './use-presence';
import { useQueueDecisions } from './use-queue-decisions';

const KEYS_OFF = 'desk-keys-off';

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
  const query = useReadQueueQuery(queueFilters(params), {
    pollingInterval: LOOK_AGAIN_SECONDS * 1000,
    skipPollingIfUnfocused: true,
  });
  const { currentData, refetch } = query;
  const { currentData: counts } = useCountQueueEntriesQuery(undefined, {
    pollingInterval: LOOK_AGAIN_SECONDS * 1000,
    skipPollingIfUnfocused: true,
  });
  const mayDecide = useMay('moderator');
  const { decided, last, decide, undo } = useQueueDecisions();
  const [usesKeys, setUsesKeys] = useState(() => readStored('local', KEYS_OFF) === null);
  // The address follows a moment later, and key presses can be quick; until then, this says what's open.
  const [ahead, setAhead] = useState<{ of: string; key: string | null } | null>(null);
  const paneHeading = useRef<HTMLHeadingElement>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);

  const entries = currentData?.entries.filter((entry) => !decided.has(entryKey(entry))) ?? [];
  const chosen = ahead?.of === location.key ? ahead.key : params.entry;
  const named = entries.find((entry) => entryKey(entry) === chosen);
  const open = named ?? (isWide ? entries[0] : undefined);
  const openKey = open === undefined ? null : entryKey(open);
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

  const commands = useQueueCommands({ entries, open, openEntry, decide, undo, usesKeys });
  const { run, selected } = commands;

  return (
    <Stack>
      <Stack data-gap="small">
        <KindFilter params={params} counts={counts} onShow={narrow} />
        <SavedFilters params={params} onShow={narrow} />
      </Stack>
      <QueueToolbar
        heading={listHeading}
        selected={selected}
        hasDecisions={open === undefined}
        undoable={last?.words}
        isEmpty={entries.length === 0}
        onCommand={run}
        onClear={commands.clear}
        filters={queueFilters({ ...params, cursor: null })}
      />
      {(currentData === undefined || query.isError) && (
        <NotLoaded call={query} failed="The queue didn’t load" loading="Loading the queue" />
      )}
      {entries.length > 0 && (
        <Panes data-selecting={selected.length > 0 ? '' : undefined}>
          {(isWide || open === undefined) && (
            <Stack>
              <EntryList
                entries={entries}
                open={openKey}
                marked={commands.marked}
                getAddress={getAddress}
                onMark={mayDecide ? commands.mark : null}
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
              noteField={commands.noteField}
              onCommand={run}
              selected={selected.length}
              onStep={(step) => commands.askAboutStep(open, step)}
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
        {...{ mayDecide, usesKeys, decide }}
        request={commands.request}
        focusAfter={{
          get current() {
            return commands.decidedTo.current && getPlace(commands.decidedTo.current.key);
          },
        }}
        onDecided={commands.onDecided}
        onSwitchKeys={(isOn) => {
          setUsesKeys(isOn);
          writeStored('local', KEYS_OFF, isOn ? null : 'yes');
        }}
        onClose={commands.close}
      />
    </Stack>
  );
}
