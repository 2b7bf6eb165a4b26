import { MAX_PHOTOS } from '@club-reviews/domain/club-profile';
import { FormPart, FormTextArea, FormTextField } from '@club-reviews/shared-ui/forms';
import { FieldPair } from './field-pair';

/** What the club says about itself in its own words. */
export function ClubInfoFields() {
  return (
    <FormPart level={3} title="Club Info">
      <FormTextArea name="description" label="Description" hint="Also shown in the directory." rows={3} />
      <FormTextArea name="aboutUs" label="Club Introduction" rows={5} />
      <FieldPair>
        <FormTextArea
          name="teams"
          label="Teams"
          hint="One per line. Teams you also list by age group below are only shown once."
          rows={5}
        />
        <FormTextArea name="trainingSchedule" label="Training Schedule" rows={5} />
        <FormTextField name="homeGround" label="Home Ground" />
        <FormTextField name="trainingGroundAddress" label="Training Ground Address" />
      </FieldPair>
      <FormTextArea name="membershipFees" label="Membership Fees" rows={2} />
    </FormPart>
  );
}

/** Where to find the club online, and how we reach it. */
export function OnlinePresenceFields() {
  return (
    <FormPart level={3} title="Contact &amp; Online Presence">
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
    </FormPart>
  );
}

/** Addresses of a logo and photos, for clubs that already have them online. */
export function VisualsFields() {
  return (
    <FormPart level={3} title="Visuals">
      <FormTextField
        name="clubLogo"
        label="Club Logo"
        inputMode="url"
        hint="The address of an image, starting with https://. We fetch it once, and a moderator checks it. You can upload a logo instead once you’ve saved the profile."
      />
      <FormTextArea
        name="photos"
        label="Photos"
        hint={`One address per line, starting with https://. We keep the first ${MAX_PHOTOS}, and fetch each one once.`}
        rows={3}
      />
    </FormPart>
  );
}
