import { skipToken } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { BROWSE_READING, useFindClubsQuery, useListClubsPageQuery } from '../../api/public-api';
import { findArgument, isPlain, listArgument } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';
import { toResults } from './club-results';
import type { ClubResults } from './club-results';

/**
 * The clubs that an address asks for: a page of the directory if it asks for nothing else, and a search's results
 * otherwise.
 * @returns the `current` results, and the `latest` ones, which stay until those arrive
 */
export function useClubResults(params: FindParams) {
  const isList = isPlain(params);
  const listed = useListClubsPageQuery(isList ? listArgument(params) : skipToken, BROWSE_READING);
  const found = useFindClubsQuery(isList ? skipToken : findArgument(params), BROWSE_READING);
  const answer: object | undefined = isList ? listed.currentData : found.currentData;
  const [seen, setSeen] = useState<{ answer: object; results: ClubResults } | null>(null);

  const { isError } = isList ? listed : found;
  if (isError) return { current: undefined, latest: undefined, isError };
  if (answer === undefined) return { current: undefined, latest: seen?.results, isError };
  if (seen?.answer === answer) return { current: seen.results, latest: seen.results, isError };
  const results = isList ? toResults(listed.currentData!) : found.currentData!;
  setSeen({ answer, results });
  return { current: results, latest: results, isError };
}
