import { TEAM_AGE_GROUPS, UNDISCLOSED_AGE_GROUP, ageGroupName } from '@club-reviews/domain/age-groups';
import { REVIEW_TEXT } from '@club-reviews/domain/review-form';
import { Stack } from '@club-reviews/shared-ui';
import {
  FormCombobox,
  FormSelect,
  FormStarRating,
  FormTextArea,
  FormTextField,
} from '@club-reviews/shared-ui/forms';
import type { ComboboxOption } from '@club-reviews/shared-ui/forms';
import { styled } from 'styled-components';
import { useGetWritingRulesQuery } from '../../api/public-api';
import { useClubSearch } from '../../components/club-choice';
import { HoneypotField } from '../../components/honeypot-field';
import { RATING_QUESTIONS } from './review-form.schema';
import { SafeguardingSignpost } from './safeguarding-signpost';

const AGE_GROUP_OPTIONS = [
  ...TEAM_AGE_GROUPS.map((group) => ({ value: group, label: group })),
  { value: UNDISCLOSED_AGE_GROUP, label: ageGroupName(UNDISCLOSED_AGE_GROUP) },
];

const Ratings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16.5rem), 1fr));
  gap: var(--space-3) var(--space-4);
`;

/** Asks which age group a review is about. */
export function AgeGroupField() {
  return (
    <FormSelect
      name="ageGroup"
      label="Age group"
      placeholder="Select an age group"
      options={AGE_GROUP_OPTIONS}
    />
  );
}

/** Asks for the five ratings and the text, with signposts to help if the text calls for it. */
export function OpinionFields() {
  const { data: rules } = useGetWritingRulesQuery();
  return (
    <>
      <Ratings>
        {RATING_QUESTIONS.map(({ name, label }) => (
          <FormStarRating key={name} name={name} label={label} />
        ))}
      </Ratings>
      <div>
        <FormTextArea
          name="reviewText"
          label="Your review"
          hint="What should another parent know? Please don’t name children or coaches."
          rows={6}
          countTo={REVIEW_TEXT.minLength}
          countLimit={REVIEW_TEXT.maxLength}
        />
        <SafeguardingSignpost words={rules?.safeguardingWords ?? []} />
      </div>
    </>
  );
}

/** Everything a review asks for, in the order it is asked. */
export function ReviewFields({ preselectedClub }: { preselectedClub: ComboboxOption | null }) {
  const findClubs = useClubSearch();
  return (
    <Stack data-gap="large">
      <FormCombobox
        name="clubId"
        label="Club"
        placeholder="Type a club or a town"
        emptyText="No clubs found. Try part of its name, or its town."
        emptyValue={0}
        loadOptions={findClubs}
        initialOption={preselectedClub}
      />
      <OpinionFields />
      <AgeGroupField />
      <FormTextField
        name="authorEmail"
        type="email"
        label="Your email address"
        hint="To verify your review, and to tell you when the club replies. It’s never published."
        autoComplete="email"
        enterKeyHint="send"
      />
      <HoneypotField />
    </Stack>
  );
}
