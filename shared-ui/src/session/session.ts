import { createSlice, readStored, writeStored } from '@club-reviews/shared-ui/platform';
import type { PayloadAction, StorageArea, UnknownAction } from '@club-reviews/shared-ui/platform';

interface SessionMark {
  /** Under which the browser notes that somebody is logged in. */
  key: string;
  /** Where earlier releases kept a token, which is removed. */
  formerToken: { storedIn: StorageArea; key: string };
}

interface SessionState {
  /** When somebody logged in; null while nobody is. */
  mark: string | null;
  /** True when the server ended the session, so that the login can say why it is there. */
  hasExpired: boolean;
}

interface SessionStore {
  getState(): unknown;
  subscribe(listener: () => void): void;
  dispatch(action: UnknownAction): void;
}

/** What a remote knows of who is logged in; see {@link createSession}. */
export type Session = ReturnType<typeof createSession>;

/**
 * A remote's session. What lets somebody in is a cookie that no script can read; the browser's storage holds nothing but
 * a mark that there is one, so that visitors of the login screen cost the server no call and tabs follow each other.
 * Whether the session still lasts is the server's word: a call that it refuses ends it here too. Its state is the slice
 * `session` of the remote's store (`reducers`), which begins with the mark that the browser still holds.
 * @returns the slice's reducer by name, its actions, its selectors, and `keep`, which ties a store to the storage
 */
export function createSession({ key, formerToken }: SessionMark) {
  const slice = createSlice({
    name: 'session',
    initialState: (): SessionState => ({ mark: readStored('local', key), hasExpired: false }),
    reducers: {
      loggedIn: {
        prepare: (mark: string = String(Date.now())) => ({ payload: mark }),
        reducer(state, { payload }: PayloadAction<string>) {
          state.mark = payload;
          state.hasExpired = false;
        },
      },
      loggedOut(state) {
        state.mark = null;
        state.hasExpired = false;
      },
      sessionExpired(state) {
        state.mark = null;
        state.hasExpired = true;
      },
    },
  });
  const { loggedIn, loggedOut, sessionExpired } = slice.actions;
  const sessionOf = (state: unknown) => (state as { session: SessionState }).session;

  /** Tells one session from the next; null while logged out. */
  const selectMark = (state: unknown): string | null => sessionOf(state).mark;

  /** Whether somebody is logged in, as far as the server has not said otherwise. */
  const selectIsLoggedIn = (state: unknown): boolean => selectMark(state) !== null;

  /** Whether the last session was ended by the server and not by the visitor. */
  const selectHasExpired = (state: unknown): boolean => sessionOf(state).hasExpired;

  /**
   * Notes in the browser that the session begins or ends, so that it survives a reload, and follows other tabs: who logs
   * out in one is logged out in all.
   */
  const keep = (store: SessionStore): void => {
    writeStored(formerToken.storedIn, formerToken.key, null);
    let kept = selectMark(store.getState());
    store.subscribe(() => {
      const mark = selectMark(store.getState());
      if (mark === kept) return;
      kept = mark;
      writeStored('local', key, mark);
    });
    window.addEventListener('storage', ({ key: changed, newValue }) => {
      if (changed !== key || newValue === kept) return;
      kept = newValue;
      store.dispatch(newValue === null ? loggedOut() : loggedIn(newValue));
    });
  };

  return {
    reducers: { session: slice.reducer },
    loggedIn,
    loggedOut,
    sessionExpired,
    selectMark,
    selectIsLoggedIn,
    selectHasExpired,
    keep,
  };
}
