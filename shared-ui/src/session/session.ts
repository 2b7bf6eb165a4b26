import { createSlice, readStored, writeStored } from '@club-reviews/shared-ui/platform';
import type { PayloadAction, UnknownAction } from '@club-reviews/shared-ui/platform';

interface SessionState {
  /** When the login happened; null while logged out. */
  mark: string | null;
  /** True if the server ended the session, so that the login can explain why it's shown. */
  hasExpired: boolean;
}

interface SessionStore {
  getState(): unknown;
  subscribe(listener: () => void): void;
  dispatch(action: UnknownAction): void;
}

/** What a remote knows about the logged-in person; see {@link createSession}. */
export type Session = ReturnType<typeof createSession>;

/**
 * A remote's session. Access is granted by a cookie that scripts can't read; the browser's storage only has a marker
 * that there is one, so that visitors of the login screen cost the server no call, and tabs follow each other. Whether
 * the session is still valid is up to the server: a call that it refuses ends the session here too. Its state is the
 * slice `session` of the remote's store (`reducers`), which starts with the marker that the browser still has.
 * @param key the key under which the browser stores that someone is logged in
 * @returns the slice's reducer by name, its actions, its selectors, and `keep`, which links a store to the storage
 */
export function createSession(key: string) {
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
  const getSession = (state: unknown) => (state as { session: SessionState }).session;

  /** Tells one session from the next; null while logged out. */
  const selectMark = (state: unknown): string | null => getSession(state).mark;

  /** Whether someone is logged in, as long as the server hasn't said otherwise. */
  const selectIsLoggedIn = (state: unknown): boolean => selectMark(state) !== null;

  /** Whether the last session was ended by the server rather than the visitor. */
  const selectHasExpired = (state: unknown): boolean => getSession(state).hasExpired;

  /**
   * Records in the browser that the session starts or ends, so that it survives a reload, and follows other tabs:
   * logging out in one logs out all.
   */
  const keep = (store: SessionStore): void => {
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
