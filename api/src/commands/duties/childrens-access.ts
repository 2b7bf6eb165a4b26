import { toComplete, toHeading, toList, toTable } from './document-parts.js';
import type { DutyFacts } from './duty-facts.js';

const EVIDENCE = [
  ['Who it’s for', 'Parents and carers: wording, questions and emails are addressed to them'],
  [
    'What it’s about',
    'Football for children of about 6 to 18. Older ones may look for a club or a trial themselves',
  ],
  ['Accounts', 'None for the public. Reviews, reports and questions need an email address, not an age'],
  ['Advertising, games, rewards', 'None'],
  ['Who visits', 'Not known: the site counts page views of clubs, without ages or visitors'],
] as const;

const PROTECTIONS = [
  'Reading needs no personal data, and no cookie except while a release is being tried out.',
  'Nothing is recommended by behaviour, and no one is profiled.',
  'The age group of a review or a question is optional.',
  'A child’s full name holds a review or a question until a moderator has read it. Moderators remove names of children.',
  'Pictures need a moderator’s approval and the club’s confirmation that parents agree.',
  'A search near the visitor isn’t stored with the visitor.',
] as const;

/** The children’s access assessment of the Online Safety Act. */
export function childrensAccess(facts: DutyFacts): string {
  const { operator, settings } = facts;
  return `${toHeading('Children’s access assessment', facts)}

## The duty, as we read it

Every service under part 3 of the Online Safety Act 2023 has to find out, and write down, whether children are likely to access it (sections 35 to 37). If they are, a children’s risk assessment is due within three months. If not, assess again at least once a year, before a significant change, and when there’s evidence that children do. [Ofcom’s guidance](https://www.ofcom.org.uk/online-safety) has two stages. The ICO’s [Children’s code](https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/childrens-information/) asks much the same about personal data, and can apply to sites that are meant for adults.

## Stage 1: can children access it?

Yes. Anyone can open ${settings.publicUrl}; the site has no age assurance.

${toList([toComplete('is anything in front of the site that checks ages?')])}

## Stage 2: are enough of them likely to?

The test is whether a significant number of children use the site, or whether it’s of a kind likely to attract a significant number.

${toTable(['Evidence', 'What the software knows'], EVIDENCE)}

${toList([
  toComplete(`how many children in ${operator.regionName} are old enough to look for a club themselves?`),
  toComplete('do you tell children about the site, for example by posters in clubhouses or at schools?'),
  toComplete('what do emails, reviews and questions say about who writes them?'),
])}

## Conclusion

${toList([
  toComplete('are children likely to access the site? If you’re not sure, assume that they are'),
  toComplete('the reasons, in a few sentences'),
  toComplete('if so: by when is the children’s risk assessment done, and by whom?'),
])}

## What protects them already

${toList(PROTECTIONS)}

${toList([toComplete('does that meet the Children’s code? Note where it doesn’t')])}
`;
}
