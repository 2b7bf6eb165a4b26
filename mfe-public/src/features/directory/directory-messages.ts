import { plural, wholeNumber } from '@club-reviews/shared-ui/formatting';
import type { FoundClubs } from '../../api/types';
import { countFilters, isPlain } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';

type Found = Pick<FoundClubs, 'clubs' | 'pageSize' | 'page' | 'totalPages' | 'total' | 'place'>;

/** The search area: "within 5 miles of LS6". */
export function areaText(place: NonNullable<Found['place']>, radius: number): string {
  const where = place.kind === 'location' ? 'your location' : place.label;
  return `within ${plural(radius, 'mile')} of ${where}`;
}

/** The line above the rows: the position in the directory, or how many clubs a search found. */
export function directoryMessage(answer: Found, params: FindParams): string {
  if (isPlain(params)) {
    const { clubs, pageSize, page, totalPages, total } = answer;
    return `Showing ${clubs.length} of ${pageSize} clubs on page ${page} of ${wholeNumber(totalPages)} (Total: ${plural(total, 'club')})`;
  }
  const found = `Found ${plural(answer.total, 'club')}`;
  if (answer.place !== null) return `${found} ${areaText(answer.place, params.radius)}`;
  return params.text === '' ? found : `${found} matching "${params.text}"`;
}

/** Why there is no club to show, in place of the rows. */
export function emptyDirectoryHint(
  answer: Pick<FoundClubs, 'place' | 'placeNotFound'>,
  params: FindParams,
): string {
  if (answer.placeNotFound)
    return `We don’t recognise the postcode "${params.text}". Check it for typos, or try just the first half.`;
  const filtered = countFilters(params) > 0 ? ' with these filters' : '';
  if (answer.place !== null)
    return `There aren’t any clubs ${areaText(answer.place, params.radius)}${filtered}.`;
  if (params.text !== '') return `No clubs match "${params.text}"${filtered}`;
  return filtered === '' ? 'No clubs available' : 'No clubs match these filters';
}
