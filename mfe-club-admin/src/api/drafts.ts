import { createSlice, useDispatch, useSelector } from '@club-reviews/shared-ui/platform';
import type { PayloadAction } from '@club-reviews/shared-ui/platform';
import { loggedOut } from './session';

/** Drafts by what is being written. */
type DraftsState = Record<string, object>;

const NOTHING: DraftsState = {};

/**
 * What is being written. It's kept in the store so that it survives a look at another tab or club, or a session that
 * ends mid-sentence. Logging out drops it.
 */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: NOTHING,
  reducers: {
    draftWritten(state, { payload: { key, draft } }: PayloadAction<{ key: string; draft: object }>) {
      state[key] = draft;
    },
    draftDropped(state, { payload: key }: PayloadAction<string>) {
      delete state[key];
    },
    draftsJoined(state, { payload: { from, into } }: PayloadAction<{ from: string[]; into: string }>) {
      const parts = from.map((key) => state[key]);
      for (const key of from) delete state[key];
      state[into] = Object.assign({}, ...parts) as object;
    },
  },
  extraReducers: (build) => build.addCase(loggedOut, () => NOTHING),
});

const { draftDropped, draftsJoined, draftWritten } = draftsSlice.actions;

/**
 * The draft of one form; null if nothing is being written.
 * @param key what is being written, and for which club
 */
export function useDraft<Draft extends object>(key: string) {
  const draft = useSelector((state) => (state as { drafts: DraftsState }).drafts[key] ?? null);
  const dispatch = useDispatch();
  return {
    draft: draft as Draft | null,
    write: (changed: Draft) => void dispatch(draftWritten({ key, draft: changed })),
    drop: () => void dispatch(draftDropped(key)),
    /** Starts with what other forms hold, and closes them. */
    startWith: (keys: string[]) => void dispatch(draftsJoined({ from: keys, into: key })),
  };
}
