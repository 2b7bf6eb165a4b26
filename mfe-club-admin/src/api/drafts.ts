import { createSlice } from '@club-reviews/shared-ui/platform';
import type { PayloadAction } from '@club-reviews/shared-ui/platform';
import { loggedOut } from './session';

/** A reply that is being written. */
export interface ReplyDraft {
  reviewId: number;
  text: string;
  /** The reply as it is public now, "" where there is none. */
  published: string;
}

/** What the profile's form holds, by field. */
export type ProfileDraft = Record<string, string>;

interface DraftsState {
  reply: ReplyDraft | null;
  profile: { clubId: number; values: ProfileDraft } | null;
}

const NOTHING: DraftsState = { reply: null, profile: null };

/**
 * What is being written, one of each kind. It is kept beside the screens, so that it is still there after a look at
 * the other tab, or after a session that ended in the middle of a sentence. Logging out drops it.
 */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: NOTHING,
  reducers: {
    replyWritten(state, { payload }: PayloadAction<ReplyDraft>) {
      state.reply = payload;
    },
    replyClosed(state) {
      state.reply = null;
    },
    profileWritten(state, { payload }: PayloadAction<DraftsState['profile']>) {
      state.profile = payload;
    },
    profileClosed(state) {
      state.profile = null;
    },
  },
  extraReducers: (build) => build.addCase(loggedOut, () => NOTHING),
});

export const { profileClosed, profileWritten, replyClosed, replyWritten } = draftsSlice.actions;

const draftsOf = (state: unknown) => (state as { drafts: DraftsState }).drafts;

/** The reply that is being written, or null. */
export function selectReplyDraft(state: unknown): ReplyDraft | null {
  return draftsOf(state).reply;
}

/** The profile that is being edited, or null. */
export function selectProfileDraft(state: unknown): DraftsState['profile'] {
  return draftsOf(state).profile;
}

/** Whether a reply has something in it that would be lost. */
export function isUnsaved({ text, published }: ReplyDraft): boolean {
  return text.trim() !== published.trim();
}
