import { ComboboxField } from '@club-reviews/shared-ui';
import type { ComboboxOption, LoadOptions } from '@club-reviews/shared-ui';
import { skipToken } from '@club-reviews/shared-ui/platform';
import { useCallback, useMemo, useState } from 'react';
import { useGetClubQuery, useLazyListClubsPageQuery } from '../../../../api/site-admin-api';

/** How many clubs a search offers; more typing narrows them down. */
const OFFERED_CLUBS = 20;

interface ClubFilterProps {
  clubId: number | null;
  onClub: (clubId: number | null) => void;
}

const toOption = (club: { id: number; name: string; location: string }): ComboboxOption => ({
  value: club.id,
  label: club.name,
  hint: club.location,
});

/** The option for the club in the address, once its name is known; a club chosen here is known at once. */
function useSelectedClub(clubId: number | null, chosen: ComboboxOption | null) {
  const isKnown = clubId === null || chosen?.value === clubId;
  const { currentData: club } = useGetClubQuery(isKnown ? skipToken : { idOrSlug: String(clubId) });
  return useMemo(() => {
    if (clubId === null) return null;
    if (isKnown) return chosen;
    return club === undefined ? null : toOption(club);
  }, [clubId, isKnown, chosen, club]);
}

/** Filters the list by club, found by part of its name or location. */
export function ClubFilter({ clubId, onClub }: ClubFilterProps) {
  const [findClubs] = useLazyListClubsPageQuery();
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const selected = useSelectedClub(clubId, chosen);
  const loadOptions: LoadOptions = useCallback(
    async (text, signal) => {
      const request = findClubs({ q: text === '' ? undefined : text, pageSize: OFFERED_CLUBS });
      signal.addEventListener('abort', () => request.abort());
      const { clubs } = await request.unwrap();
      return clubs.map(toOption);
    },
    [findClubs],
  );
  return (
    <ComboboxField
      label="Club"
      placeholder="All clubs"
      emptyText="No clubs match. Try part of the name or the town."
      clearLabel="Show all clubs"
      loadOptions={loadOptions}
      selected={selected}
      onSelect={(option) => {
        setChosen(option);
        onClub(option === null ? null : Number(option.value));
      }}
    />
  );
}
