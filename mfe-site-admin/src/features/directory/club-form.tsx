import { Cluster, Panel } from '@club-reviews/shared-ui';
import {
  ErrorSummary,
  FieldPair,
  FormError,
  FormStack,
  FormTextArea,
  FormTextField,
  SimpleFactFields,
  SubmitButton,
  useSubmit,
} from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { Field } from 'formik';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NewClub } from '../../api/types';
import { clubBody, clubSchema } from './club-form.schema';
import type { ClubValues } from './club-form.schema';

/** Ends the way ErrorSummary expects. */
const NAMESAKE_ERROR_ID = 'namesake-error';

const Check = styled.label`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-height: 2.75rem;

  & > input {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

interface ClubFormProps {
  initialValues: ClubValues;
  submitLabel: string;
  /** The message once it's saved. */
  doneTitle: string;
  failedTitle: string;
  nameHint?: string;
  /** Read-only, for readers. */
  isReadOnly?: boolean;
  save: (body: NewClub) => Promise<{ error?: unknown }>;
  /** Other buttons. */
  children?: ReactNode;
}

/** A club's directory entry, for a moderator to edit. */
export function ClubForm({ initialValues, save, isReadOnly = false, children, ...texts }: ClubFormProps) {
  const access = { readOnly: isReadOnly };
  const submit = useSubmit((values: ClubValues) => save(clubBody(values)), {
    onDone: () => showToast({ title: texts.doneTitle, tone: 'success' }),
    onRefused: (reason) => showToast({ title: texts.failedTitle, description: reason, tone: 'error' }),
  });
  return (
    <FormStack
      initialValues={initialValues}
      validationSchema={clubSchema}
      onSubmit={submit}
      enableReinitialize
    >
      {({ errors, values }) => (
        <>
          <ErrorSummary />
          <FormError title={texts.failedTitle} />
          {(errors.isNamesake !== undefined || values.isNamesake) && (
            <Panel tone="warning">
              <p id={NAMESAKE_ERROR_ID}>{errors.isNamesake ?? 'A club with this name is already listed.'}</p>
              <Check>
                <Field
                  type="checkbox"
                  name="isNamesake"
                  aria-invalid={errors.isNamesake !== undefined || undefined}
                  aria-describedby={NAMESAKE_ERROR_ID}
                />{' '}
                This is a different club with the same name
              </Check>
            </Panel>
          )}
          <FormTextField
            {...access}
            name="name"
            label="Name"
            required
            {...(texts.nameHint === undefined ? {} : { hint: texts.nameHint })}
          />
          <FieldPair>
            <FormTextField {...access} name="postcode" label="Postcode" hint="Puts the club on the map." />
            <FormTextField
              {...access}
              name="location"
              label="Place"
              hint="Leave empty to use the town nearest the postcode."
            />
            <FormTextField {...access} name="sport" label="Sport" required />
            <FormTextField {...access} name="homeGround" label="Home ground" />
            <FormTextField
              {...access}
              name="website"
              label="Website"
              inputMode="url"
              hint="With or without https://"
            />
            <FormTextField
              {...access}
              name="imageUrl"
              label="Picture or crest"
              inputMode="url"
              hint="The address of an image, beginning with https://"
            />
          </FieldPair>
          <FormTextArea {...access} name="leagues" label="Leagues" hint="One per line." rows={3} />
          <FormTextArea {...access} name="description" label="Description" rows={4} />
          <FieldPair>
            <SimpleFactFields isReadOnly={isReadOnly} />
          </FieldPair>
          {!isReadOnly && (
            <FormTextField name="reason" label="Reason (optional)" hint="Kept in the club’s history." />
          )}
          {!isReadOnly && (
            <Cluster>
              <SubmitButton pendingLabel="Saving…">{texts.submitLabel}</SubmitButton>
              {children}
            </Cluster>
          )}
        </>
      )}
    </FormStack>
  );
}
