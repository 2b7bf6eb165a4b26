import { FormRadioGroup } from '@club-reviews/shared-ui/forms';
import { ReasonField } from '../../components/reason-field';

const CHOICES = [
  { value: 'no', label: 'They can go on asking clubs' },
  {
    value: 'yes',
    label: 'Block the address for a year',
    hint: 'Nothing from it reaches a club, and the form doesn’t tell. You can undo it under “Questions to clubs”.',
  },
];

/** What is asked before a question to a club is removed: why, and what becomes of its sender. */
export function EnquiryRemovalFields() {
  return (
    <>
      <ReasonField hint="The parent reads it in the email." />
      <FormRadioGroup name="blocksAddress" label="What about the sender?" options={CHOICES} />
    </>
  );
}
