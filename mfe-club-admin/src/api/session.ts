import { createSlice, readStored, writeStored } from '@club-reviews/shared-ui/platform';
import type { PayloadAction, UnknownAction } from '@club-reviews/shared-ui/platform';

/** Where the browser keeps the token: it outlives the tab, until the representative logs out. */
const TOKEN_KEY = 'club-admin-token';

interface SessionState {
  token: string | null;
  /** True when the server ended the session, so that the login can say why it is there. */
  hasExpired: boolean;
}

/** The representative's session: the bearer token that every call carries, or null while logged out. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ token: readStored('local', TOKEN_KEY), hasExpired: false }),
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

export const { loggedIn, loggedOut, sessionExpired } = sessionSlice.actions;

const sessionOf = (state: unknown) => (state as { session: SessionState }).session;

/** The token that calls carry, or null while logged out. */
export function selectToken(state: unknown): string | null {
  return sessionOf(state).token;
}

/** Whether the last session was ended by the server and not by the representative. */
export function selectHasExpired(state: unknown): boolean {
  return sessionOf(state).hasExpired;
}

interface SessionStore {
  getState(): unknown;
  subscribe(listener: () => void): void;
  dispatch(action: UnknownAction): void;
}

/**
 * Stores the session whenever it begins or ends, so that it survives a reload, and follows other tabs: who logs out
 * in one is logged out in all.
 */
export function keepSession(store: SessionStore): void {
  let kept = selectToken(store.getState());
  store.subscribe(() => {
    const token = selectToken(store.getState());
    if (token === kept) return;
    kept = token;
    writeStored('local', TOKEN_KEY, token);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== TOKEN_KEY || newValue === kept) return;
    kept = newValue;
    store.dispatch(newValue === null ? loggedOut() : loggedIn(newValue));
  });
}
