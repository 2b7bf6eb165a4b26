import { SAVED_SEARCH_MONTHS } from '@club-reviews/domain/saved-searches';
import { Panel } from '@club-reviews/shared-ui';
import { FormTextField, useSubmit } from '@club-reviews/shared-ui/forms';
import { Formik } from 'formik';
import { useState } from 'react';
import { useSaveSearchMutation } from '../../api/personal-api';
import type { FoundClubs } from '../../api/types';
import { HoneypotField } from '../../components/honeypot-field';
import { NewTabLink } from '../../components/new-tab-link';
import type { FindParams } from '../../lib/find-params';
import { WritingDialog } from '../review-dialog/writing-dialog';
import { savedSearchSchema } from './saved-search.schema';
import type { SavedSearchValues } from './saved-search.schema';
import { SearchSaved } from './search-saved';
import { Wish } from './wish';

interface SavedSearchDialogProps {
  params: FindParams;
  /** The centre of the search; null without a place. */
  place: FoundClubs['place'];
  /** Called when the dialog should close. */
  onClose: () => void;
}

/** Asks for the address that a saved search emails and, if the search has no place that we may store, for a place. */
export function SavedSearchDialog({ params, place, onClose }: SavedSearchDialogProps) {
  const [saveSearch] = useSaveSearchMutation();
  const [sent, setSent] = useState<{ email: string; mailbox: string | undefined } | null>(null);
  const { radius, age, teams, days } = params;
  // We never store a device's location.
  const known = place === null || place.kind === 'location' ? '' : place.label;
  const leftOut = toLeftOut(params, place);

  const filters = { radius, age, teams: [...teams], days: [...days] };
  const send = useSubmit(
    (values: SavedSearchValues) =>
      saveSearch({
        body: { ...filters, ...values, place: values.place.trim(), email: values.email.trim() },
      }),
    { onDone: ({ mailbox }, { email }) => setSent({ email: email.trim(), mailbox }) },
  );

  return (
    <Formik
      initialValues={{ place: known, email: '', website: '' }}
      validationSchema={savedSearchSchema}
      onSubmit={send}
    >
      {({ values }) => (
        <WritingDialog
          title="Email me when a club has a place"
          description="We’ll email you when a place opens up near you."
          isWorthAsking={false}
          submitLabel="Save this search"
          pendingLabel="Saving…"
          refusalTitle="Your search was not saved"
          onClose={onClose}
          outcome={
            sent === null
              ? undefined
              : {
                  title: 'Check your inbox',
                  content: <SearchSaved {...sent} onChange={() => setSent(null)} />,
                }
          }
        >
          <Wish
            wish={{ place: values.place.trim() || 'a place you choose', radius, age, teams, days }}
            note={leftOut === null ? undefined : `${leftOut} can’t be part of a saved search.`}
          />
          {known === '' && (
            <FormTextField
              name="place"
              label="Postcode or town"
              hint={
                place === null
                  ? 'We’ll search around it.'
                  : 'We’ll search around it. We don’t keep your device’s location, so please enter a place.'
              }
              autoComplete="postal-code"
            />
          )}
          <FormTextField
            name="email"
            type="email"
            label="Your email address"
            hint="We’ll send you a link to confirm it first."
            autoComplete="email"
          />
          <Panel title="What you get, and what we keep">
            At most one email a day, for {SAVED_SEARCH_MONTHS} months. Each has a link to end them. Then we
            delete the search and your address, which no one else sees. See our{' '}
            <NewTabLink to="/privacy-policy#data">privacy policy</NewTabLink>.
          </Panel>
          <HoneypotField />
        </WritingDialog>
      )}
    </Formik>
  );
}

/** What of a search can't be saved, in words: "Stars and the league"; null if everything can. */
function toLeftOut(params: FindParams, place: SavedSearchDialogProps['place']): string | null {
  const { text, near, here, stars, league, cost, surfaces, access } = params;
  // A text on its own can be the place.
  const isName = text !== '' && (place === null || near !== '' || here !== null);
  const named = [
    isName && 'the name',
    stars !== null && 'stars',
    params.reviewed && 'reviews',
    league !== '' && 'the league',
    (cost !== null || params.trial) && 'the cost',
    params.sessions && 'sessions to try',
    params.accredited && 'accreditation',
    surfaces.length + access.length > 0 && 'the ground',
  ];
  const words = new Intl.ListFormat('en-GB').format(named.filter((word) => word !== false));
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}
