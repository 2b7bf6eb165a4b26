import type { SimpleFact } from '@club-reviews/domain/simple-facts';
import { FACT_ENTRIES, getOptions } from '@club-reviews/domain/simple-facts';
import { FormCheckboxes } from './form-checkboxes';
import { FormSelect } from './form-select';
import { FormTextField } from './form-text-field';

export interface SimpleFactFieldsProps {
  /** Only the facts of this section. */
  section?: SimpleFact['section'];
  isReadOnly?: boolean;
}

/** The fields for clubs' simple facts, each as its kind needs it, bound to the Formik fields with the facts' names. */
export function SimpleFactFields({ section, isReadOnly = false }: SimpleFactFieldsProps) {
  return FACT_ENTRIES.filter(([, fact]) => section === undefined || fact.section === section).map(
    ([name, fact]) => {
      const options = getOptions(fact);
      const common = { name, label: fact.name, ...(fact.hint === undefined ? {} : { hint: fact.hint }) };
      switch (fact.kind) {
        case 'choices':
          return <FormCheckboxes key={name} {...common} options={options} disabled={isReadOnly} />;
        case 'choice':
        case 'yes-no':
          return (
            <FormSelect
              key={name}
              {...common}
              placeholder="Not stated"
              options={options}
              disabled={isReadOnly}
            />
          );
        case 'text':
          return <FormTextField key={name} {...common} readOnly={isReadOnly} />;
        default:
          return <FormTextField key={name} {...common} inputMode="numeric" readOnly={isReadOnly} />;
      }
    },
  );
}
