import { furtherTeams, furtherTraining, teamLines, trainingSummary } from '@club-reviews/domain/team-summary';
import { MAX_CLUB_TEXT_LENGTH } from '@club-reviews/domain/club-profile';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { InvalidInputError } from '../../platform/errors.js';
import type { ClubProfileBody } from './club-profile.dto.js';
import { TRAINING_SCHEDULE } from './club-profile.dto.js';
import type { OwnClub } from './dashboard.dto.js';

/** What a club says about its teams. */
type Teams = Pick<ClubProfileBody, 'teams' | 'teamDetails' | 'trainingSchedule'>;

/**
 * The list of teams and the training schedule that follow from teams entered one by one, so that nobody types them
 * twice, with what the club says in its own words below. Empty if the teams don't change. Throws InvalidInputError if its
 * own words about training are too long.
 */
export function summariseTeams(
  before: Pick<OwnClub, 'teams' | 'teamDetails' | 'trainingSchedule'>,
  { teamDetails, teams = before.teams, trainingSchedule = before.trainingSchedule }: Teams,
): Teams {
  const words = furtherTraining({ ...before, trainingSchedule });
  if (trainingSchedule !== before.trainingSchedule && (words?.length ?? 0) > MAX_CLUB_TEXT_LENGTH)
    throw InvalidInputError.inFields({
      trainingSchedule: tooLongMessage(TRAINING_SCHEDULE, MAX_CLUB_TEXT_LENGTH),
    });
  if (teamDetails === undefined) return {};
  const others = furtherTeams({ teams: furtherTeams({ ...before, teams }), teamDetails });
  const further = furtherTraining({ trainingSchedule: words, teamDetails });
  const training = [trainingSummary(teamDetails), further].filter((text) => text !== null);
  return {
    teams: [...teamLines(teamDetails), ...others],
    trainingSchedule: training.join('\n\n') || null,
  };
}
