import { ComboboxField } from '@club-reviews/shared-ui';
import type { ComboboxOption, LoadOptions } from '@club-reviews/shared-ui';
import { useField } from 'formik';
import { useCallback, useState } from 'react';
import { useLazyListAdminClubsQuery } from '../api/site-admin-api';

const OFFERED_CLUBS = 20;

interface OtherClubFieldProps {
  name: string;
  label: string;
  hint: string;
  /** The club in question, which isn't on offer. */
  clubId?: number;
  required?: boolean;
  /** The club chosen at first; the form starts with its id. */
  initial?: ComboboxOption | undefined;
}

/** The choice of another listed club, found by name, place or postcode; the form keeps its id. */
export function OtherClubField({ name, clubId, initial, ...texts }: OtherClubFieldProps) {
  const [, { error, touched }, { setValue, setTouched }] = useField<number | null>(name);
  const [findClubs] = useLazyListAdminClubsQuery();
  const [chosen, setChosen] = useState<ComboboxOption | null>(initial ?? null);
  const loadOptions: LoadOptions = useCallback(
    async (text, signal) => {
      const request = findClubs({
        ...(text === '' ? {} : { q: text }),
        state: 'listed',
        limit: OFFERED_CLUBS,
      });
      signal.addEventListener('abort', () => request.abort());
      const clubs = await request.unwrap();
      return clubs
        .filter(({ id }) => id !== clubId)
        .map((club) => ({ value: club.id, label: club.name, hint: club.postcode ?? club.location }));
    },
    [findClubs, clubId],
  );
  return (
    <ComboboxField
      {...texts}
      name={name}
      placeholder="Name, place or postcode"
      emptyText="No listed club matches."
      clearLabel="Choose no club"
      loadOptions={loadOptions}
      selected={chosen}
      {...(touched && error !== undefined ? { error } : {})}
      onBlur={() => void setTouched(true)}
      onSelect={(option) => {
        setChosen(option);
        void setValue(option === null ? null : Number(option.value));
      }}
    />
  );
}
