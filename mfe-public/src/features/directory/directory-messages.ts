import { plural, wholeNumber } from '@club-reviews/shared-ui/formatting';
import { countFilters, isPlain } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';
import type { ClubResults } from './club-results';

/** The search area: "within 5 miles of LS6". */
export function areaText(place: NonNullable<ClubResults['place']>, radius: number): string {
  const where = place.kind === 'location' ? 'your location' : place.label;
  return `within ${plural(radius, 'mile')} of ${where}`;
}

/** Whether the text of a search is a postcode that the api searched around. */
function isPostcodeText({ place }: Pick<ClubResults, 'place'>, { near, here }: FindParams): boolean {
  return place !== null && near === '' && here === null;
}

/** The line above the rows: the position in the directory, or how many clubs a search found. */
export function directoryMessage(
  answer: Pick<ClubResults, 'clubs' | 'pageSize' | 'page' | 'totalPages' | 'total' | 'place' | 'similar'>,
  params: FindParams,
): string {
  // A page beyond the last says so itself.
  if (answer.clubs.length === 0 && params.page > 1) return '';
  if (isPlain(params)) {
    const { clubs, pageSize, page, totalPages, total } = answer;
    return `Showing ${clubs.length} of ${pageSize} clubs on page ${page} of ${wholeNumber(totalPages)} (Total: ${plural(total, 'club')})`;
  }
  if (answer.similar && answer.total > 0)
    return `No club is called "${params.text}". Clubs with a similar name:`;
  const { place } = answer;
  return [
    `Found ${plural(answer.total, 'club')}`,
    params.text !== '' && !isPostcodeText(answer, params) && `matching "${params.text}"`,
    place !== null && areaText(place, params.radius),
    params.unlisted && `that ${answer.total === 1 ? 'hasn’t' : 'haven’t'} listed ${askedFor(params)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What clubs must have told us for the filters to find them. */
function askedFor(params: FindParams): string {
  const { age, teams, days, places, cost, league } = params;
  // Of reviews and sessions we know everything.
  const asked = countFilters({ ...params, stars: null, reviewed: false, sessions: false });
  const ofTeams = [age, ...teams].filter((each) => each !== null).length;
  if (asked === ofTeams) return 'teams';
  if (asked === ofTeams + days.length) return 'training days';
  if (asked === ofTeams + Number(places)) return 'places';
  if (asked > 1) return 'all of this';
  if (cost !== null) return 'a fee';
  return league === '' ? 'all of this' : 'a league';
}

/** The filter for the clubs that haven't told us what the others ask: "No teams listed". */
export function unlistedLabel(params: FindParams): string {
  const labels = { teams: 'No teams listed', 'a fee': 'No fee listed', 'a league': 'No league listed' };
  return labels[askedFor(params) as keyof typeof labels] ?? 'Not listed';
}

/** How many clubs the filters can't judge: "6 nearby clubs haven’t listed teams". */
export function unlistedText(
  { unlisted, place }: Pick<ClubResults, 'unlisted' | 'place'>,
  params: FindParams,
): string {
  const clubs = plural(unlisted, place === null ? 'other club' : 'nearby club');
  return `${clubs} ${unlisted === 1 ? 'hasn’t' : 'haven’t'} listed ${askedFor(params)}`;
}

/** Why there is no club to show, in place of the rows. */
export function emptyDirectoryHint(
  answer: Pick<ClubResults, 'place' | 'placeNotFound'>,
  params: FindParams,
): string {
  if (answer.placeNotFound)
    return params.near === ''
      ? `We don’t recognise the postcode "${params.text}". Check it for typos, or try just the first half.`
      : `We don’t recognise the town or postcode "${params.near}". Check it for typos.`;
  const filtered = countFilters(params) > 0 ? ' with these filters' : '';
  if (params.text !== '' && !isPostcodeText(answer, params)) {
    const area = answer.place === null ? '' : ` ${areaText(answer.place, params.radius)}`;
    return `No clubs match "${params.text}"${area}${filtered}`;
  }
  if (answer.place !== null)
    return `There aren’t any clubs ${areaText(answer.place, params.radius)}${filtered}.`;
  return filtered === '' ? 'No clubs available' : 'No clubs match these filters';
}
