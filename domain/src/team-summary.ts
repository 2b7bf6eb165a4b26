import { ageGroupName, compareAgeGroups } from './age-groups.ts';
import type { ClubTeam } from './club-facts.ts';
import { sessionText, TEAM_CATEGORY_NAMES, WEEKDAYS } from './club-facts.ts';

type NamedTeam = Pick<ClubTeam, 'ageGroup' | 'category' | 'name'>;

/** A club's teams by name, as in a list that it types: "U9s Reds Girls". Teams of the same name are one line. */
export function teamLines(teams: readonly NamedTeam[]): string[] {
  return [...new Set(teams.map((team) => `${getTitle(team)} ${TEAM_CATEGORY_NAMES[team.category]}`))];
}

/** The teams that a club lists in its own words, except for those listed with their age groups. */
export function furtherTeams({
  teams,
  teamDetails,
}: {
  teams: readonly string[];
  teamDetails: readonly NamedTeam[];
}): string[] {
  const listed = new Set(
    [...teamDetails.map(getTitle), ...teamLines(teamDetails)].map((line) => line.toLowerCase()),
  );
  return teams.filter((team) => !listed.has(team.toLowerCase()));
}

/** When a club trains, a line for each day: "Tuesday 6pm to 8.15pm: Under 8s, Under 9s". Null if no team says. */
export function trainingSummary(teams: readonly Pick<ClubTeam, 'ageGroup' | 'training'>[]): string | null {
  const days = WEEKDAYS.flatMap((day) => {
    const onDay = teams.flatMap(({ ageGroup, training }) =>
      training.filter((session) => session.day === day).map((session) => ({ ...session, ageGroup })),
    );
    if (onDay.length === 0) return [];
    const ages = [...new Set(onDay.map(({ ageGroup }) => ageGroup))].sort(compareAgeGroups);
    const [start = null] = getTimes(onDay.map((session) => session.start));
    const end = start === null ? null : (getTimes(onDay.map((session) => session.end)).at(-1) ?? null);
    return [`${sessionText({ day, start, end })}: ${ages.map(ageGroupName).join(', ')}`];
  });
  return days.length === 0 ? null : days.join('\n');
}

/** What a club's training schedule says besides the summary of its teams' times. Null if that's all it says. */
export function furtherTraining({
  trainingSchedule,
  teamDetails,
}: {
  trainingSchedule: string | null;
  teamDetails: readonly Pick<ClubTeam, 'ageGroup' | 'training'>[];
}): string | null {
  const schedule = trainingSchedule ?? '';
  const summary = trainingSummary(teamDetails);
  const isSummed = summary !== null && `${schedule}\n`.startsWith(`${summary}\n`);
  return schedule.slice(isSummed ? summary.length : 0).trim() || null;
}

function getTitle({ ageGroup, name }: NamedTeam): string {
  return name === null ? ageGroup : `${ageGroup} ${name}`;
}

/** The times in order; none if one of them is unknown. */
function getTimes(times: readonly (string | null)[]): string[] {
  const known = times.filter((time) => time !== null);
  return known.length === times.length ? known.sort() : [];
}
