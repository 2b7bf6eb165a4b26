import { TextField } from '@club-reviews/shared-ui';
import { FormCombobox } from '@club-reviews/shared-ui/forms';
import type { ComboboxOption } from '@club-reviews/shared-ui/forms';
import { useClubSearch } from '../../components/club-choice';
import { useIsInBrowser } from '../../lib/use-is-in-browser';

interface ClubPickerProps {
  name: string;
  label: string;
  hint: string;
  initialOption?: ComboboxOption | null;
}

/** A club of the directory, found by typing. */
export function ClubPicker({ name, label, hint, initialOption = null }: ClubPickerProps) {
  const isInBrowser = useIsInBrowser();
  const findClubs = useClubSearch();
  const texts = { label, hint, placeholder: 'Search the directory' };
  // A script positions the list, which the style policy only allows in the browser.
  if (!isInBrowser) return <TextField {...texts} disabled />;
  return (
    <FormCombobox
      {...texts}
      name={name}
      emptyText="No clubs found. Try part of its name."
      clearLabel="Choose another club"
      emptyValue={0}
      loadOptions={findClubs}
      initialOption={initialOption}
    />
  );
}
