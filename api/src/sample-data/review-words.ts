import { AGE_GROUPS, UNDISCLOSED_AGE_GROUP } from '@club-reviews/domain/age-groups';
import type { Random } from './random.js';
import type { SampleClub } from './sample-types.js';
import type { Words } from './phrase.js';

/** Age groups of teams, youngest first. */
export const TEAM_AGE_GROUPS = AGE_GROUPS.filter((ageGroup) => ageGroup !== UNDISCLOSED_AGE_GROUP);

const SONS = [
  'my son',
  'our son',
  'my boy',
  'my lad',
  'our youngest',
  'our eldest',
  'my stepson',
  'our middle one',
];
const DAUGHTERS = ['my daughter', 'our daughter', 'my girl', 'our youngest', 'our eldest', 'my stepdaughter'];
const OLDEST_YOUNG_AGE = 12;
const GRANDPARENTS = 0.06;

/**
 * The words that one reviewer's sentences share: the child, the team and the club. Besides printed slots there are
 * empty ones (`young`, `older`, `girl`, `parent`, `grand`): a phrase that names one of them fits only reviewers who
 * have that word.
 */
export function reviewWords(random: Random, club: SampleClub, ageGroup: string): Words {
  const girl = random.chance(club.sport.startsWith('Girls') ? 1 : 0.3);
  const grandparent = random.chance(GRANDPARENTS);
  const child = grandparent
    ? girl
      ? 'my granddaughter'
      : 'my grandson'
    : random.pick(girl ? DAUGHTERS : SONS);
  const words: Record<string, string> = {
    child,
    Child: `${child.charAt(0).toUpperCase()}${child.slice(1)}`,
    he: girl ? 'she' : 'he',
    him: girl ? 'her' : 'him',
    his: girl ? 'her' : 'his',
    himself: girl ? 'herself' : 'himself',
    He: girl ? 'She' : 'He',
    club: club.name,
    town: club.town,
    ground: club.homeGround,
    [grandparent ? 'grand' : 'parent']: '',
  };
  if (girl) words.girl = '';
  if (ageGroup === UNDISCLOSED_AGE_GROUP) return Object.assign(words, { team: 'junior' });

  const age = ageGroup.slice(1, -1);
  const spelledOut = random.chance(0.5);
  words.team = spelledOut ? `under-${age}` : `U${age}`;
  words.ageGroup = `${words.team}s`;
  words[Number(age) <= OLDEST_YOUNG_AGE ? 'young' : 'older'] = '';
  return words;
}
