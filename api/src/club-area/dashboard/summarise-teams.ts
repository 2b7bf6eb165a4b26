import { furtherTeams, teamLines, trainingSummary } from '@club-reviews/domain/team-summary';
import type { ClubProfileBody } from './club-profile.dto.js';
import type { OwnClub } from './dashboard.dto.js';

/** What a club says about its teams. */
type Teams = Pick<ClubProfileBody, 'teams' | 'teamDetails' | 'trainingSchedule'>;

/**
 * The list of teams and the training schedule that follow from teams entered one by one, so that nobody types them
 * twice. Teams that the club only lists in its own words stay. Empty if the teams don't change.
 */
export function summariseTeams(
  before: Pick<OwnClub, 'teams' | 'teamDetails' | 'trainingSchedule'>,
  { teamDetails, teams = before.teams, trainingSchedule }: Teams,
): Teams {
  if (teamDetails === undefined) return {};
  const others = furtherTeams({ teams: furtherTeams({ ...before, teams }), teamDetails });
  const was = trainingSummary(before.teamDetails);
  const isOutdated = was !== null && before.trainingSchedule === was;
  return {
    teams: [...teamLines(teamDetails), ...others],
    trainingSchedule:
      trainingSummary(teamDetails) ?? (isOutdated ? (trainingSchedule ?? null) : trainingSchedule),
  };
}
