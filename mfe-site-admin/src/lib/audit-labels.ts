const ACTIONS: Record<string, string> = {
  submitted: 'Submitted',
  verified: 'Email address confirmed',
  held: 'Hidden after a report',
  'let-stand': 'Reported, and allowed to stand',
  approved: 'Approved',
  replied: 'Reply written',
  'reply-edited': 'Reply edited',
  'reply-removed': 'Reply removed',
  edited: 'Edited',
  'edit-submitted': 'Edit sent, waiting for a moderator',
  'edit-approved': 'Edit published',
  'edit-dropped': 'Edit not published',
  withdrawn: 'Withdrawn',
  restored: 'Put back',
  appealed: 'Appeal by its author',
  'appeal-turned-down': 'Appeal turned down',
  superseded: 'Taken down, because its author’s newer review of the same club counts',
  replaced: 'Replaced by a newer review',
  dropped: 'Dropped, because its author confirmed another one',
  rejected: 'Disowned by the owner of the address',
  erased: 'Erased at its author’s request',
  deleted: 'Deleted',
  purged: 'Removed because it was never verified',
};

const ACTORS: Record<string, string> = {
  reviewer: 'by its author',
  'site-admin': 'by a moderator',
  'club-admin': 'by the club',
  system: 'automatically',
};

/** What happened, in words; an action that this release doesn't know keeps the server's word. */
export function actionLabel(action: string): string {
  return ACTIONS[action] ?? action.charAt(0).toUpperCase() + action.slice(1).replaceAll('-', ' ');
}

/** Who did it: by name if it was a member of staff whose name was recorded. */
export function actorLabel({ actor, staffName }: { actor: string; staffName: string | null }): string {
  return staffName === null ? (ACTORS[actor] ?? actor) : `by ${staffName}`;
}
