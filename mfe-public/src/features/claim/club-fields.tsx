import { CheckboxField, Stack, TextField } from '@club-reviews/shared-ui';
import { FormCombobox, FormTextField } from '@club-reviews/shared-ui/forms';
import { useFormikContext } from 'formik';
import { useClubSearch, usePreselectedClub } from '../../components/club-choice';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import type { ClaimFormValues } from './claim-form.schema';

/** Which club is claimed: one in the directory, found by typing, or the name of one that isn't. */
export function ClubFields({ slug }: { slug: string | undefined }) {
  const isInBrowser = useIsInBrowser();
  const { values, setFieldValue } = useFormikContext<ClaimFormValues>();
  const findClubs = useClubSearch();
  const preselectedClub = usePreselectedClub(slug);

  return (
    <Stack data-gap="small">
      {values.isUnlisted ? (
        <FormTextField
          name="clubName"
          label="Your club’s name"
          hint="The name parents know it by. We’ll add the club to the directory once your claim is approved."
          autoComplete="organization"
        />
      ) : isInBrowser ? (
        <FormCombobox
          name="clubId"
          label="Your club"
          hint="Type part of its name, or its town."
          placeholder="Search the directory"
          emptyText="No clubs found. Try part of its name, or tick “My club is not listed”."
          clearLabel="Choose another club"
          emptyValue={0}
          loadOptions={findClubs}
          initialOption={preselectedClub}
        />
      ) : (
        // A script positions the list, which the style policy only allows in the browser.
        <TextField
          label="Your club"
          hint="Type part of its name, or its town."
          placeholder="Search the directory"
          disabled
        />
      )}
      <CheckboxField
        label="My club is not listed"
        checked={values.isUnlisted}
        onChange={({ target }) => void setFieldValue('isUnlisted', target.checked)}
      />
    </Stack>
  );
}
