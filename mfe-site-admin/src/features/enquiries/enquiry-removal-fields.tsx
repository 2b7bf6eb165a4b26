import { FormRadioGroup } from '@club-reviews/shared-ui/forms';
import { ReasonField } from '../../components/reason-field';

const CHOICES = [
  { value: 'no', label: 'They can keep asking clubs' },
  {
    value: 'yes',
    label: 'Block the address for a year',
    hint: 'Nothing sent from it will reach a club, and the form won’t say so. You can undo this under “Questions to clubs”.',
  },
];

/** The fields before a question to a club is removed: why, and what happens to its sender. */
export function EnquiryRemovalFields() {
  return (
    <>
      <ReasonField hint="We’ll include this in the email to the parent." />
      <FormRadioGroup name="blocksAddress" label="What about the sender?" options={CHOICES} />
    </>
  );
}
