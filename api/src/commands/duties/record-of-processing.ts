import type { Settings } from '../../platform/config/settings.js';
import { textOr, toComplete, toHeading, toList, toTable } from './document-parts.js';
import type { DutyFacts } from './duty-facts.js';

const PEOPLE = [
  ['Authors of reviews', 'Address, text, ratings, age group, fingerprints of network and browser'],
  ['People who report, complain or suggest', 'Address, what they say; for notices of complaint also names'],
  ['Parents who ask a club, or save a search', 'Address, question or search'],
  ['Families whom clubs invite to review them', 'Address, until the email is sent; a fingerprint of it'],
  ['People who claim or manage a club', 'Name, address, phone number, position, login'],
  ['Welfare officers and others whom clubs name', 'What the club publishes about them'],
  ['People in clubs’ pictures, children included', 'The picture'],
  ['Staff', 'Name, address, login, decisions'],
] as const;

/** The record of processing activities of article 30 of the UK GDPR. */
export function recordOfProcessing(facts: DutyFacts): string {
  const { operator, settings, stored } = facts;
  return `${toHeading('Record of processing activities', facts)}

## The controller

${toList([
  `ICO registration: ${textOr(operator.icoRegistration, 'the number; or why you need none')}`,
  `Data protection officer: ${toComplete('who, or why you need none')}`,
  `Joint controllers: ${toComplete('none, unless someone else decides on purposes with you')}`,
])}

Article 30 of the UK GDPR asks for this record. Article 35 may ask for an impact assessment too: ${toComplete('do you need one? Children’s data, and data that could show who wrote what, are reasons for one')}

## Purposes and lawful bases

The privacy policy gives each purpose with its lawful basis, who sees the data and how long it’s kept: ${settings.publicUrl}/privacy-policy.

${toList([toComplete('who checked the policy, and when?'), toComplete('for each legitimate interest: why does it outweigh the person’s?')])}

## People and their data

${toTable(['People', 'Data'], PEOPLE)}

Reviews and reports can contain special categories of data, such as a child’s health: ${toComplete('which condition of article 9 do you rely on, or how do you remove it?')}

## Who gets it

${toTable(
  ['Recipient', 'For what', 'Contract, place and safeguards'],
  getRecipients(settings).map(([who, what]) => [
    who,
    what,
    toComplete('contract of article 28, country, safeguards outside the UK'),
  ]),
)}

${toList([toComplete('anyone else, such as the company of the support inbox or of monitoring?')])}

## How long

- Reviewers’ addresses: ${settings.reviewerAddressYears} ${settings.reviewerAddressYears === 1 ? 'year' : 'years'} after the end of the review’s season (\`REVIEWER_ADDRESS_YEARS\`).
- Everything else: below, with each table. Hourly jobs delete what’s due.
- Backups contain everything, and nothing is erased from them: ${toComplete('how many do you keep, and for how long?')}
- Logs: ${toComplete('how long do you keep them?')}

## Security

- Email addresses, notices of complaint, decided claims’ contact details and second factors are encrypted (\`DATA_KEY\`); passwords and links are only kept as hashes.
- Staff have roles, readers see no contact details, and an audit log says who saw and did what.
- Backups made here are ${settings.backup.key === undefined ? '**not encrypted**: set `BACKUP_KEY`' : 'encrypted (`BACKUP_KEY`)'}.
- docs/security.md has the threat model, and where the software falls short of OWASP’s standard.

${toList([toComplete('who has access to servers, keys and backups?'), toComplete('who reports a breach to the ICO within 72 hours?')])}

# What’s stored

From docs/privacy.md of this version: each table, why its columns are stored, and for how long.
${withoutLinks(stored)}`;
}

/** Who gets personal data, as far as the settings tell. */
function getRecipients(settings: Settings): [who: string, what: string][] {
  const { smtpUrl, databaseUrl, pictureBucket, backup, summaryApi, postcodesApiUrl, map, traces } = settings;
  const toHost = (url: string) => new URL(url.replace('{s}', 's')).host;
  const byService: [url: string | undefined, what: string][] = [
    [smtpUrl, 'Sends the emails: addresses and texts'],
    [databaseUrl, 'Holds the database'],
    [pictureBucket?.endpoint, 'Holds clubs’ pictures'],
    [backup.bucketAccess?.endpoint, 'Holds backups'],
    [summaryApi?.url, 'Writes summaries: public reviews, without contact details'],
    [postcodesApiUrl, 'Finds postcodes: the postcode, not who searched'],
    [map?.tilesUrl, 'Serves maps: the visitor’s IP address, and which area they look at'],
    [traces?.endpoint, 'Gets traces: durations, nothing personal'],
  ];
  return [
    ['The company that runs the servers', 'Hosts everything'],
    ...byService.flatMap(([url, what]): [string, string][] =>
      url === undefined || !URL.canParse(url.replace('{s}', 's')) ? [] : [[toHost(url), what]],
    ),
  ];
}

/** Links of docs/privacy.md lead nowhere from another folder: their words alone. */
const withoutLinks = (markdown: string) => markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
