/** The rules for every review, in the order that pages list them. */
export const REVIEW_GUIDELINES = [
  'One review per club per season. A season runs from 1 August to 31 July.',
  'Only real members: parents and guardians of a child who plays, or has recently played, for the club.',
  'No profanity.',
  'No personal details: no names of children, coaches or parents, no phone numbers, no addresses.',
  'No allegations of abuse or crime. Take them to people who can act on them.',
  'No links.',
  'No adverts.',
] as const;
