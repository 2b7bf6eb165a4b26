import { createSlice, readStored, writeStored } from '@club-reviews/shared-ui/platform';
import type { PayloadAction } from '@club-reviews/shared-ui/platform';

/** Where the tab keeps the token: closing the tab ends the session. */
const STORAGE_KEY = 'site-admin-token';

interface SessionState {
  token: string | null;
  /** True when the server ended the session, so that the gate can say why it is there. */
  hasExpired: boolean;
}

/** The moderator's session: the bearer token that every call carries, or null while the gate is locked. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ token: readStored('session', STORAGE_KEY), hasExpired: false }),
  reducers: {
    signedIn(state, { payload }: PayloadAction<string>) {
      state.token = payload;
      state.hasExpired = false;
    },
    signedOut(state) {
      state.token = null;
      state.hasExpired = false;
    },
    sessionExpired(state) {
      state.token = null;
      state.hasExpired = true;
    },
  },
});

export const { sessionExpired, signedIn, signedOut } = sessionSlice.actions;

const sessionOf = (state: unknown) => (state as { session: SessionState }).session;

/** The session's token in the remote's state. */
export function selectToken(state: unknown): string | null {
  return sessionOf(state).token;
}

/** Whether the last session was ended by the server and not by the moderator. */
export function selectHasExpired(state: unknown): boolean {
  return sessionOf(state).hasExpired;
}

/** Stores the session whenever it begins or ends, so that it survives a reload. */
export function keepSession(store: { getState(): unknown; subscribe(listener: () => void): void }): void {
  let kept = selectToken(store.getState());
  store.subscribe(() => {
    const token = selectToken(store.getState());
    if (token === kept) return;
    kept = token;
    writeStored('session', STORAGE_KEY, token);
  });
}
