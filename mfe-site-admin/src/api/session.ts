import { createSlice, readStored, writeStored } from '@club-reviews/shared-ui/platform';
import type { PayloadAction } from '@club-reviews/shared-ui/platform';

/** Where the tab keeps the token: closing the tab ends the session. */
const STORAGE_KEY = 'site-admin-token';

interface SessionState {
  token: string | null;
}

/** The moderator's session: the bearer token that every call carries, or null while the gate is locked. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ token: readStored('session', STORAGE_KEY) }),
  reducers: {
    signedIn(state, { payload }: PayloadAction<string>) {
      state.token = payload;
    },
    signedOut(state) {
      state.token = null;
    },
  },
});

export const { signedIn, signedOut } = sessionSlice.actions;

/** The session's token in the remote's state. */
export function selectToken(state: unknown): string | null {
  return (state as { session: SessionState }).session.token;
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
