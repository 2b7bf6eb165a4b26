import { COST_PERIODS } from '@club-reviews/domain/club-facts';
import { FormPart, FormSelect, FormTextField, SimpleFactFields } from '@club-reviews/shared-ui/forms';
import { FieldPair } from './field-pair';
import { TeamList } from './team-list';

const PERIODS = COST_PERIODS.map((value) => ({ value, label: `a ${value}` }));
const TRIALS = [
  { value: 'yes', label: 'Yes, children can try it free' },
  { value: 'no', label: 'No' },
];

/** What parents choose a club by: its teams, its fees, who looks after the children's safety, its ground. */
export function FactsFields() {
  return (
    <>
      <FormPart level={3} title="Age Groups &amp; Training">
        <TeamList />
      </FormPart>
      <FormPart level={3} title="Cost &amp; Accreditation">
        <FieldPair>
          <FormTextField
            name="costAmount"
            label="Cost in £"
            inputMode="decimal"
            hint="What most families pay. Enter 0 if it’s free."
          />
          <FormSelect name="costPer" label="Paid" options={PERIODS} />
          <FormSelect name="costTrial" label="Free trial" placeholder="Not stated" options={TRIALS} />
          <FormTextField name="costNote" label="Note on the cost" hint="For example, kit included." />
          <SimpleFactFields section="cost" />
        </FieldPair>
      </FormPart>
      <FormPart level={3} title="Welfare Officer">
        <p>
          Parents can see this on your club’s page. Only publish what your welfare officer has agreed to. A
          role address, such as welfare@yourclub.co.uk, is best.
        </p>
        <FieldPair>
          <FormTextField name="welfareName" label="Welfare officer’s name" autoComplete="off" />
          <FormTextField
            name="welfareEmail"
            type="email"
            label="Welfare officer’s email"
            hint="Shown when a visitor asks for it."
            autoComplete="off"
          />
          <FormTextField
            name="welfarePhone"
            type="tel"
            label="Welfare officer’s phone"
            hint="Shown when a visitor asks for it."
            autoComplete="off"
          />
        </FieldPair>
      </FormPart>
      <FormPart level={3} title="About the Club">
        <FieldPair>
          <SimpleFactFields section="club" />
        </FieldPair>
      </FormPart>
      <FormPart level={3} title="Your Ground">
        <FieldPair>
          <SimpleFactFields section="ground" />
        </FieldPair>
      </FormPart>
    </>
  );
}
