import { Stack, TextField } from '@club-reviews/shared-ui';
import { FormCombobox, FormTextField } from '@club-reviews/shared-ui/forms';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { useClubSearch, usePreselectedClub } from '../../components/club-choice';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import type { ClaimFormValues } from './claim-form.schema';

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  align-self: flex-start;
  min-height: 2.75rem;
  font-weight: 580;
  cursor: pointer;

  & > input {
    flex: none;
    width: 1.35rem;
    height: 1.35rem;
    accent-color: var(--color-pitch);
  }
`;

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
      <Choice>
        <input
          type="checkbox"
          checked={values.isUnlisted}
          onChange={({ target }) => void setFieldValue('isUnlisted', target.checked)}
        />
        My club is not listed
      </Choice>
    </Stack>
  );
}
