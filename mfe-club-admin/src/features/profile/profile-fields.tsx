import { COST_PERIODS } from '@club-reviews/domain/club-facts';
import {
  FieldPair,
  FormSelect,
  FormTextArea,
  FormTextField,
  SimpleFactFields,
} from '@club-reviews/shared-ui/forms';
import { useFormikContext } from 'formik';
import type { OwnClub } from '../../api/types';
import { getTimedTeams } from './facts-form.schema';
import { GroundChoice } from './ground-choice';
import type { ProfileValues } from './profile-form.schema';
import { TeamList } from './team-list';

const PERIODS = COST_PERIODS.map((value) => ({ value, label: `a ${value}` }));
const TRIALS = [
  { value: 'yes', label: 'Yes, children can try it free' },
  { value: 'no', label: 'No' },
];

/** What the club says about itself in its own words. */
export function ClubInfoFields() {
  return (
    <>
      <FormTextArea name="description" label="Description" hint="Also shown in the directory." rows={3} />
      <FormTextArea name="aboutUs" label="Club Introduction" rows={5} />
      <FieldPair>
        <SimpleFactFields section="club" />
      </FieldPair>
    </>
  );
}

/** What it costs. */
export function FeesFields() {
  return (
    <>
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
      <FormTextArea name="membershipFees" label="Membership Fees" rows={2} />
    </>
  );
}

/** The club's teams: either one by one, from which the list and the schedule on its page follow, or in its own words. */
export function TeamsFields() {
  const { values, initialValues } = useFormikContext<ProfileValues>();
  const isListed = values.teamDetails.length > 0;
  const hasTimes = getTimedTeams(values).length > 0;
  return (
    <>
      <TeamList />
      {(!isListed || initialValues.teams !== '' || values.teams !== '') && (
        <FormTextArea
          name="teams"
          label="Teams"
          hint={
            isListed ? 'Any others, one per line.' : 'If you’d rather only give their names: one per line.'
          }
          rows={4}
        />
      )}
      <FormTextArea
        name="trainingSchedule"
        label={hasTimes ? 'More about training' : 'Training Schedule'}
        hint={hasTimes ? 'Shown below your teams’ times.' : undefined}
        rows={3}
      />
    </>
  );
}

/** Where the club plays. */
export function GroundFields({ club }: { club: OwnClub }) {
  return (
    <FieldPair>
      <GroundChoice club={club} />
      <FormTextField name="homeGround" label="Home Ground" />
      <FormTextField name="trainingGroundAddress" label="Training Ground Address" />
      <SimpleFactFields section="ground" />
    </FieldPair>
  );
}

/** Who looks after the children's safety. */
export function WelfareFields() {
  return (
    <>
      <p>
        Parents can see this on your club’s page. Only publish what your welfare officer has agreed to. A role
        address, such as welfare@yourclub.co.uk, is best.
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
    </>
  );
}

/** Where to find the club online, and how we reach it. */
export function OnlinePresenceFields() {
  return (
    <FieldPair>
      <FormTextField name="website" label="Website" inputMode="url" hint="With or without https://" />
      <FormTextField
        name="contactEmail"
        type="email"
        label="Contact Email"
        hint="For us only. It’s never shown on the club’s page."
      />
      <FormTextField name="instagram" label="Instagram" hint="A name like @yourclub, or an address." />
      <FormTextField name="facebook" label="Facebook" hint="A name, or an address." />
      <FormTextField name="xTwitter" label="X" hint="A name like @yourclub, or an address." />
    </FieldPair>
  );
}
