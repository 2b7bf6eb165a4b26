/** What can be stored about a person, and the screens' names for it. */
export const PERSONAL_DATA_LABELS = {
  review: { one: 'review', many: 'reviews' },
  'season-place': { one: 'note of a season reviewed', many: 'notes of seasons reviewed' },
  report: { one: 'report of a review', many: 'reports of reviews' },
  notice: { one: 'notice of complaint', many: 'notices of complaint' },
  'author-answer': { one: 'answer to a notice of complaint', many: 'answers to notices of complaint' },
  suggestion: { one: 'suggestion for the directory', many: 'suggestions for the directory' },
  enquiry: { one: 'question to a club', many: 'questions to clubs' },
  'enquiry-block': { one: 'block of questions to clubs', many: 'blocks of questions to clubs' },
  'saved-search': { one: 'saved search', many: 'saved searches' },
  invitation: { one: 'invitation from a club', many: 'invitations from clubs' },
  'invitation-refusal': { one: 'refusal of invitations', many: 'refusals of invitations' },
  claim: { one: 'claim of a club', many: 'claims of clubs' },
  'club-login': { one: 'club login', many: 'club logins' },
  'club-contact': { one: 'contact address of a club', many: 'contact addresses of clubs' },
  staff: { one: 'staff login', many: 'staff logins' },
  mail: { one: 'email on its way', many: 'emails on their way' },
  'suppressed-address': { one: 'address that gets no email', many: 'addresses that get no email' },
} as const;

/** One of the {@link PERSONAL_DATA_KINDS}. */
export type PersonalDataKind = keyof typeof PERSONAL_DATA_LABELS;

/** The kinds in the order they're shown. */
export const PERSONAL_DATA_KINDS = Object.keys(PERSONAL_DATA_LABELS) as [
  PersonalDataKind,
  ...PersonalDataKind[],
];

/**
 * What happens to an entry when a person is erased: it's deleted; emptied of everything about the person, while a
 * record without them stays; or kept, because something else requires it.
 */
export const ERASURE_FATES = ['deleted', 'emptied', 'kept'] as const;

/** One of the {@link ERASURE_FATES}. */
export type ErasureFate = (typeof ERASURE_FATES)[number];

/** What members of staff have done with contact details, for the access record. */
export const ACCESS_ACTIONS = [
  'addresses-read',
  'addresses-exported',
  'address-released',
  'person-found',
  'person-exported',
  'person-erased',
] as const;

/** One of the {@link ACCESS_ACTIONS}. */
export type AccessAction = (typeof ACCESS_ACTIONS)[number];

/** The longest reference of a request, in characters. */
export const MAX_REQUEST_REFERENCE = 80;

/** The messages about a data request's fields. */
export const DATA_REQUEST_MESSAGES = {
  reference: 'Please say which request this is about',
  referenceNamesSomebody: 'Please leave the address out of the reference: the record keeps no addresses',
  confirmation: 'This isn’t the address above. Please type it again.',
};

/** Whether a reference contains an e-mail address. */
export function namesAddress(reference: string): boolean {
  return /\S@\S/.test(reference);
}
