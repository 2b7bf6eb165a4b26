import { skipToken } from '@club-reviews/shared-ui/platform';
import type { ComboboxOption, LoadOptions } from '@club-reviews/shared-ui/forms';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { publicApi, useGetClubQuery } from '../api/public-api';

/** How many clubs a search offers; more typing narrows them down. */
const OFFERED_CLUBS = 20;

const names = new Map<number, string>();

/** The name of a club on offer, for messages about the choice later. */
export const offeredClubName = (id: number) => names.get(id) ?? 'this club';

function toOption(club: { id: number; name: string; location: string }): ComboboxOption {
  names.set(club.id, club.name);
  return { value: club.id, label: club.name, hint: club.location };
}

/** Finds clubs by name or place through the paged call, whose cost does not grow with the directory. */
export function useClubSearch(): LoadOptions {
  const [findClubs] = publicApi.useLazyListClubsPageQuery();
  return useCallback(
    async (text, signal) => {
      const request = findClubs({ q: text === '' ? undefined : text, pageSize: OFFERED_CLUBS }, true);
      signal.addEventListener('abort', () => request.abort());
      const { clubs } = await request.unwrap();
      return clubs.map(toOption);
    },
    [findClubs],
  );
}

/**
 * Chooses the club that the form was opened for, unless another was chosen while it was being fetched.
 * @returns the option to show for it; null until it has loaded, or if there's no such club
 */
export function usePreselectedClub(slug: string | undefined): ComboboxOption | null {
  const { data: club = null } = useGetClubQuery(slug === undefined ? skipToken : { idOrSlug: slug });
  const { values, setFieldValue, validateForm } = useFormikContext<{ clubId: number }>();
  const id = club?.id;
  const isChosen = id !== undefined && values.clubId === id;
  // Formik makes new functions on each render, which are no reason to choose or check again.
  const choose = useEffectEvent((arrived: number) => {
    void setFieldValue('clubId', (chosen: number) => chosen || arrived);
  });
  const check = useEffectEvent(() => void validateForm());
  useEffect(() => {
    if (id !== undefined) choose(id);
  }, [id]);
  // A form submitted in the moment its club arrived was checked without it, and that result came last.
  useEffect(() => {
    if (isChosen) check();
  }, [isChosen]);
  return useMemo(() => (club === null ? null : toOption(club)), [club]);
}
