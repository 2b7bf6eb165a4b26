import { createSlice } from '@club-reviews/shared-ui/platform';
import type { PayloadAction } from '@club-reviews/shared-ui/platform';
import { loggedOut } from './session';

/** A reply that is being written. */
export interface ReplyDraft {
  clubId: number;
  reviewId: number;
  text: string;
  /** The reply as it's public now, "" if there is none. */
  published: string;
}

/** The values of the profile's form, by field. */
export type ProfileDraft = object;

interface DraftsState {
  replies: Record<number, ReplyDraft>;
  profiles: Record<number, ProfileDraft>;
}

const NOTHING: DraftsState = { replies: {}, profiles: {} };

/**
 * What is being written: one reply and one profile per club. It's kept in the store so that it survives a look at
 * another tab or club, or a session that ends mid-sentence. Logging out drops it.
 */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: NOTHING,
  reducers: {
    replyWritten(state, { payload }: PayloadAction<ReplyDraft>) {
      state.replies[payload.clubId] = payload;
    },
    replyClosed(state, { payload: clubId }: PayloadAction<number>) {
      delete state.replies[clubId];
    },
    profileWritten(state, { payload }: PayloadAction<{ clubId: number; values: ProfileDraft }>) {
      state.profiles[payload.clubId] = payload.values;
    },
    profileClosed(state, { payload: clubId }: PayloadAction<number>) {
      delete state.profiles[clubId];
    },
  },
  extraReducers: (build) => build.addCase(loggedOut, () => NOTHING),
});

export const { profileClosed, profileWritten, replyClosed, replyWritten } = draftsSlice.actions;

const getDrafts = (state: unknown) => (state as { drafts: DraftsState }).drafts;

/** The reply that is being written for a club, or null. */
export function selectReplyDraft(state: unknown, clubId: number): ReplyDraft | null {
  return getDrafts(state).replies[clubId] ?? null;
}

/** The profile of a club that is being edited, or null. */
export function selectProfileDraft(state: unknown, clubId: number): ProfileDraft | null {
  return getDrafts(state).profiles[clubId] ?? null;
}

/** Whether a reply has any text that would be lost. */
export function isUnsaved({ text, published }: ReplyDraft): boolean {
  return text.trim() !== published.trim();
}
