import { createSlice, readStored, writeStored } from '@club-reviews/shared-ui/platform';
import type { PayloadAction, StorageArea, UnknownAction } from '@club-reviews/shared-ui/platform';

/** Where the browser keeps a session's token. */
export interface SessionPlace {
  /** `local` outlives the tab and is one session for all tabs; `session` ends with the tab. */
  storedIn: StorageArea;
  key: string;
}

interface SessionState {
  token: string | null;
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
 * A remote's session: the bearer token that every call carries, or null while logged out. Its state is the slice
 * `session` of the remote's store (`reducers`), which begins with what the browser still holds.
 * @returns the slice's reducer by name, its actions, its selectors, and `keep`, which ties a store to the storage
 */
export function createSession({ storedIn, key }: SessionPlace) {
  const slice = createSlice({
    name: 'session',
    initialState: (): SessionState => ({ token: readStored(storedIn, key), hasExpired: false }),
    reducers: {
      loggedIn(state, { payload }: PayloadAction<string>) {
        state.token = payload;
        state.hasExpired = false;
      },
      loggedOut(state) {
        state.token = null;
        state.hasExpired = false;
      },
      sessionExpired(state) {
        state.token = null;
        state.hasExpired = true;
      },
    },
  });
  const { loggedIn, loggedOut, sessionExpired } = slice.actions;
  const sessionOf = (state: unknown) => (state as { session: SessionState }).session;

  /** The token that calls carry, or null while logged out. */
  const selectToken = (state: unknown): string | null => sessionOf(state).token;

  /** Whether the last session was ended by the server and not by the visitor. */
  const selectHasExpired = (state: unknown): boolean => sessionOf(state).hasExpired;

  /**
   * Stores the session whenever it begins or ends, so that it survives a reload. Where tabs share it, it also follows
   * them: who logs out in one is logged out in all.
   */
  const keep = (store: SessionStore): void => {
    let kept = selectToken(store.getState());
    store.subscribe(() => {
      const token = selectToken(store.getState());
      if (token === kept) return;
      kept = token;
      writeStored(storedIn, key, token);
    });
    if (storedIn !== 'local') return;
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
    selectToken,
    selectHasExpired,
    keep,
  };
}
