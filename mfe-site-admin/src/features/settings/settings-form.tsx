import { checkOperatorValue, OPERATOR_KEYS, OPERATOR_SETTINGS } from '@club-reviews/domain/operator-settings';
import type { OperatorKey } from '@club-reviews/domain/operator-settings';
import { Card, Stack } from '@club-reviews/shared-ui';
import {
  FormError,
  FormStack,
  SubmitButton,
  useLeaveWarning,
  useSubmit,
} from '@club-reviews/shared-ui/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useChangeOperatorSettingsMutation } from '../../api/site-admin-api';
import type { SettingState } from '../../api/types';
import { toastOutcome } from '../../lib/toast-outcome';
import { SettingField } from './setting-field';

type Values = Record<OperatorKey, string>;

const GROUPS = [
  {
    id: 'operator',
    title: 'Who runs the site',
    text: 'The privacy policy, the terms, About and the FAQ show this.',
  },
  { id: 'site', title: 'The site', text: 'What it’s called, and where its clubs are.' },
  {
    id: 'replies',
    title: 'How soon you reply',
    text: 'Promises on pages and in emails. Only promise what you can keep.',
  },
  { id: 'look', title: 'Look', text: 'Colours that would be hard to read are refused.' },
] as const;

/* No field is wider than what goes in it. */
const Fields = styled(Stack)`
  max-width: 40rem;
`;

const MESSAGES = { done: 'Settings saved', failed: 'Failed to save the settings.' };

function validate(values: Values): Partial<Values> {
  const problems = OPERATOR_KEYS.map((key) => [key, checkOperatorValue(key, values[key].trim())] as const);
  return Object.fromEntries(
    problems.flatMap(([key, wrong]) =>
      wrong === undefined ? [] : [[key, `${OPERATOR_SETTINGS[key].label} ${wrong}`]],
    ),
  );
}

function toValues(settings: readonly SettingState[]): Values {
  return Object.fromEntries(settings.map(({ name, value }) => [name, value])) as Values;
}

/** Warns before unsaved settings are lost. */
function LeaveWarning({ isUnsaved }: { isUnsaved: boolean }) {
  useLeaveWarning(isUnsaved);
  return null;
}

/** Every setting, in groups; saves what has changed. */
export function SettingsForm({ settings }: { settings: readonly SettingState[] }) {
  const [change] = useChangeOperatorSettingsMutation();
  // Not what the server has by now: that would replace what's being typed.
  const [initialValues, setInitialValues] = useState(() => toValues(settings));
  const sources = new Map(settings.map(({ name, source }) => [name, source]));
  const save = useSubmit(
    (values: Values) =>
      change({
        body: Object.fromEntries(
          OPERATOR_KEYS.filter((key) => values[key] !== initialValues[key]).map((key) => [key, values[key]]),
        ),
      }),
    {
      onDone(saved, _values, form) {
        const values = toValues(saved.settings);
        setInitialValues(values);
        form.resetForm({ values });
        toastOutcome(undefined, MESSAGES, 'Visitors see them on the next page they open.');
      },
      onRefused: (_reason, error) => toastOutcome(error, MESSAGES),
    },
  );
  return (
    <FormStack initialValues={initialValues} validate={validate} onSubmit={save}>
      {({ dirty }) => (
        <>
          <LeaveWarning isUnsaved={dirty} />
          <FormError title="The settings weren’t saved" />
          {GROUPS.map(({ id, title, text }) => (
            <Card key={id} as="section" aria-labelledby={`settings-${id}`}>
              <Fields>
                <h2 id={`settings-${id}`}>{title}</h2>
                <p>{text}</p>
                {OPERATOR_KEYS.filter((key) => OPERATOR_SETTINGS[key].group === id).map((key) => (
                  <SettingField key={key} name={key} source={sources.get(key) ?? 'default'} />
                ))}
              </Fields>
            </Card>
          ))}
          <div>
            <SubmitButton pendingLabel="Saving...">Save settings</SubmitButton>
          </div>
        </>
      )}
    </FormStack>
  );
}
