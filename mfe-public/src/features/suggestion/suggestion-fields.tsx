import {
  CLUB_PROBLEM_TEXTS,
  CLUB_PROBLEMS,
  MIN_CORRECTION_LENGTH,
  SUGGESTION_TEXTS,
} from '@club-reviews/domain/club-suggestions';
import { FieldPair, FormRadioGroup, FormTextArea, FormTextField } from '@club-reviews/shared-ui/forms';
import { useFormikContext } from 'formik';
import { usePreselectedClub } from '../../components/club-choice';
import { ClubPicker } from './club-picker';
import type { SuggestionValues } from './suggestion-form.schema';

/** The questions about a club that isn't listed, or about a mistake in a listed one. */
export function KindFields({ slug }: { slug: string | undefined }) {
  const { values } = useFormikContext<SuggestionValues>();
  return values.kind === 'correction' ? <CorrectionFields slug={slug} /> : <MissingClubFields />;
}

function MissingClubFields() {
  return (
    <>
      <FormTextField name="clubName" label="The club’s name" autoComplete="off" />
      <FieldPair>
        <FormTextField name="place" label="Town or village" autoComplete="off" />
        <FormTextField
          name="postcode"
          label="Postcode of its ground (optional)"
          hint="It helps us find it."
          autoComplete="off"
        />
        <FormTextField name="sport" label="Sport (optional)" autoComplete="off" />
        <FormTextField
          name="websiteUrl"
          inputMode="url"
          label="Website (optional)"
          hint="With or without https://"
          autoComplete="off"
        />
      </FieldPair>
      <FormTextArea
        name="words"
        label="What else do you know? (optional)"
        hint="Age groups, training days, who you asked. Please don’t name children."
        rows={4}
        countLimit={SUGGESTION_TEXTS.words.max}
      />
    </>
  );
}

const PROBLEMS = CLUB_PROBLEMS.map((value) => ({
  value,
  label: CLUB_PROBLEM_TEXTS[value].name,
  hint: CLUB_PROBLEM_TEXTS[value].hint,
}));

function CorrectionFields({ slug }: { slug: string | undefined }) {
  const { values } = useFormikContext<SuggestionValues>();
  const preselectedClub = usePreselectedClub(slug);
  return (
    <>
      <ClubPicker
        name="clubId"
        label="Which club?"
        hint="Type part of its name, or its town."
        initialOption={preselectedClub}
      />
      <FormRadioGroup name="problem" label="What’s wrong?" options={PROBLEMS} />
      {values.problem === 'double' && (
        <ClubPicker
          name="otherClubId"
          label="The other entry (optional)"
          hint="The other page about the same club."
        />
      )}
      <FormTextArea
        name="words"
        label="Tell us more"
        hint="What should it say, and how do you know? Please don’t name children."
        rows={4}
        countTo={MIN_CORRECTION_LENGTH}
        countLimit={SUGGESTION_TEXTS.words.max}
      />
    </>
  );
}
