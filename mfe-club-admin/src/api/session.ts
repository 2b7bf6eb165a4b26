import { createSlice, readStored, writeStored } from '@club-reviews/shared-ui/platform';
import type { PayloadAction } from '@club-reviews/shared-ui/platform';

/** Where the browser keeps the token: it outlives the tab, until the representative logs out. */
const TOKEN_KEY = 'club-admin-token';
/** The login's answer is the only place that tells the name, so it is kept beside the token. */
const NAME_KEY = 'club-admin-name';

/** A logged-in representative. */
export interface Session {
  token: string;
  adminName: string;
}

interface SessionState {
  current: Session | null;
}

function storedSession(): Session | null {
  const token = readStored('local', TOKEN_KEY);
  return token === null ? null : { token, adminName: readStored('local', NAME_KEY) ?? '' };
}

/** The representative's session, restored from a stored token; null while logged out. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ current: storedSession() }),
  reducers: {
    loggedIn(state, { payload }: PayloadAction<Session>) {
      state.current = payload;
    },
    loggedOut(state) {
      state.current = null;
    },
  },
});

export const { loggedIn, loggedOut } = sessionSlice.actions;

/** The session in the remote's state, or null while logged out. */
export function selectSession(state: unknown): Session | null {
  return (state as { session: SessionState }).session.current;
}

/** The token that calls carry, or null while logged out. */
export function selectToken(state: unknown): string | null {
  return selectSession(state)?.token ?? null;
}

/** Stores the session whenever it begins or ends, so that it survives a reload. */
export function keepSession(store: { getState(): unknown; subscribe(listener: () => void): void }): void {
  let kept = selectSession(store.getState());
  store.subscribe(() => {
    const session = selectSession(store.getState());
    if (session === kept) return;
    kept = session;
    writeStored('local', TOKEN_KEY, session?.token ?? null);
    writeStored('local', NAME_KEY, session?.adminName ?? null);
  });
}
