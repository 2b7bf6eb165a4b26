import { FormCombobox } from '@club-reviews/shared-ui/forms';
import type { ComboboxOption, LoadOptions } from '@club-reviews/shared-ui/forms';
import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useLazyListGroundsQuery } from '../../api/club-admin-api';
import type { NamedGround, OwnClub } from '../../api/types';
import type { ProfileValues } from './profile-form.schema';

/** Options by their grounds, each made once: a draft only has the number of a ground that was chosen before. */
const offered = new Map<number, ComboboxOption>();

function toOption({ id, name, town, postcode }: NamedGround): ComboboxOption {
  const hint = [town, postcode].filter((part) => part !== null).join(', ');
  const option = offered.get(id) ?? { value: id, label: name, ...(hint !== '' && { hint }) };
  offered.set(id, option);
  return option;
}

/** Which ground of Active Places is the club's, found by typing. */
export function GroundChoice({ club }: { club: OwnClub }) {
  const { initialValues } = useFormikContext<ProfileValues>();
  const [findGrounds] = useLazyListGroundsQuery();
  const loadOptions: LoadOptions = useCallback(
    async (text, signal) => {
      const request = findGrounds({ clubId: club.id, q: text === '' ? undefined : text });
      signal.addEventListener('abort', () => request.abort());
      return (await request.unwrap()).map(toOption);
    },
    [findGrounds, club.id],
  );
  if (club.ground !== null) toOption(club.ground);
  return (
    <FormCombobox
      name="groundId"
      label="Ground in Active Places"
      hint="Sport England’s register. What you leave empty below comes from it."
      placeholder="Name, town or postcode"
      emptyText="No grounds found. Try the start of the name."
      clearLabel="Choose no ground"
      loadOptions={loadOptions}
      initialOption={offered.get(Number(initialValues.groundId)) ?? null}
    />
  );
}
