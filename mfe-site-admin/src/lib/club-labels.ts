import { FACT_NAMES } from '@club-reviews/domain/fact-sources';
import type { ClubChange, ClubState } from '../api/types';

/** States of a club in words. */
export const CLUB_STATE_LABELS: Record<ClubState, string> = {
  listed: 'Listed',
  closed: 'Closed',
  hidden: 'Hidden',
  merged: 'Merged',
};

const ACTIONS: Record<ClubChange['action'], string> = {
  added: 'Added',
  imported: 'Imported from a file',
  edited: 'Edited',
  'profile-edited': 'Profile edited',
  hidden: 'Hidden',
  closed: 'Closed',
  reopened: 'Reopened',
  merged: 'Merged into another club',
  absorbed: 'Another club was merged into it',
  unmerged: 'Merge undone',
  undone: 'Change undone',
};

/** What happened to a club, in words; an action that this release doesn't know keeps the server's word. */
export function clubActionLabel(action: string): string {
  return ACTIONS[action as ClubChange['action']] ?? action;
}

const FIELDS: Record<string, string> = {
  ...FACT_NAMES,
  slug: 'Page address',
  clubLogo: 'Logo',
  successorId: 'Successor',
  sessions: 'Session to try',
};

/** A change in one line: what a field is now, or what it was before it was deleted. */
export function changeLine({ name, before, after }: ClubChange['fields'][number]): string {
  const label = clubFieldLabel(name);
  if (after !== null) return `${label}: ${toLine(after)}`;
  return before === null ? `${label} changed` : `${label} deleted: ${toLine(before)}`;
}

function toLine(text: string): string {
  return text.replaceAll('\n', ' · ');
}

/** A field of a club in words. */
export function clubFieldLabel(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return FIELDS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
