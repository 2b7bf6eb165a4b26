import { sampleClub } from './clubs.js';

/**
 * What {@link sampleClaims} reads: the claimed club's index, or the name of one that isn't listed, and so on. Phone
 * numbers are from the range that Ofcom reserves for drama.
 */
const CLAIMS = `
club|contactName|contactEmail|contactPhone|position|clubDescription|facilities|ageGroups|trainingDays|websiteUrl|socialMedia|verificationMethod|additionalInfo|hoursAgo
9|Priya Nair|priya.nair@committee.example|07700 900142|secretary|We run fourteen teams from under-7s to under-16s, including four girls’ teams, and a Saturday morning session for beginners.|Two grass pitches, a small clubhouse with toilets and a tea hut, winter training on hired 3G.|U7s to U16s|Tuesdays and Thursdays, mini soccer on Saturdays|https://hyde-park-club.example|https://social.example/hyde-park-club|email-domain|Our website has the committee page with my name on it. Happy to take a call after six.|7
20|Gareth Holroyd|gareth@holroyd-coaching.example|07700 900387|head-coach|A friendly club for children of all abilities. Every coach holds a recognised badge and every player gets at least half a game.|Council pitches with changing rooms; floodlit school 3G pitch from October to March.|U6s to U14s|Wednesdays||https://social.example/holroyd-coaching|social-media||31
Cragg Hill Nuthatches Juniors|Michelle Okafor|chair@nuthatches.example|07700 900561|chairman|New club, founded last summer by parents of two primary schools. We have five teams and a waiting list, and we would love to be listed.|School field and sports hall, first aid room, plenty of parking at weekends.|U7s, U8s, U9s and U10s|Mondays and Fridays|https://nuthatches.example||league-contact|The Dales & Wolds Mini Soccer secretary can confirm our registration.|52
57|Daniel Whitcombe|d.whitcombe@post.example|07700 900014|committee-member|Long-standing community club. I look after fixtures and our web pages, and would like to keep our details here up to date.|Three pitches, pavilion with four changing rooms, ramp access.|U7s to U18s|Tuesdays, Wednesdays and Thursdays|https://pavilion-club.example||website-admin|I can put any text you like on our contact page as proof.|96
Salt Lane Sparrowhawks|Aisha Rahman|aisha@sparrowhawks.example|07700 900733|manager|Girls’ football only: three teams, thirty-eight players, one very patient set of parents. We play in the girls’ league and host a summer festival.|One full-size and two small pitches, portable toilets, secure storage.|U10s, U12s and U14s girls|Thursdays||https://social.example/sparrowhawks|documentation|Affiliation certificate and insurance papers can be sent by post or email.|143
`;

const HOUR_MS = 3_600_000;

/**
 * Makes up the claims waiting for a decision. A claim for a listed club needs that club to exist, so fewer clubs mean
 * fewer claims.
 */
export function sampleClaims(clubCount: number, now: Date) {
  const [names = [], ...claims] = CLAIMS.trim()
    .split('\n')
    .map((line) => line.split('|'));
  return claims.flatMap((fields) => {
    const named = fields.map((field, index) => [names[index], field === '' ? null : field]);
    const {
      club = '',
      contactEmail = '',
      hoursAgo,
      ...claim
    }: Record<string, string> = Object.fromEntries(named);
    const index = /^\d+$/.test(club) ? Number(club) : null;
    if (index !== null && index >= clubCount) return [];
    return {
      clubIndex: index,
      clubName: index === null ? club : sampleClub(index, now).name,
      contactEmail,
      ...claim,
      createdAt: new Date(now.getTime() - Number(hoursAgo) * HOUR_MS),
    };
  });
}
