import { FormCheckbox, FormRadioGroup } from '@club-reviews/shared-ui/forms';

/** Asks whether a photo shows children and, if so, about their parents' consent. */
export function ConsentFields() {
  return (
    <FormRadioGroup
      name="showsChildren"
      label="Can children be recognised?"
      hint="From behind, or from far away, they usually can’t."
      options={[
        { value: 'false', label: 'No' },
        {
          value: 'true',
          label: 'Yes',
          whenChosen: (
            <FormCheckbox
              name="hasConsent"
              label="The parents or carers of every child in it have agreed that the club shows it here"
            />
          ),
        },
      ]}
    />
  );
}
