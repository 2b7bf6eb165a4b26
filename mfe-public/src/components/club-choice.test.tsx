import { Provider, RemoteContextProvider, createRemoteStore } from '@club-reviews/shared-ui/platform';
import { fakeApi, renderInRouter, testContext } from '@club-reviews/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { number, object } from 'yup';
import { publicApi } from '../api/public-api';
import { usePreselectedClub } from './club-choice';

const LIONS = { id: 7, name: 'Leeds Lions', slug: 'leeds-lions', location: 'Leeds' };
const schema = object({ clubId: number().positive('Please select a club') });

/** Submits in the moment in which the club arrives, before the form has been rendered with it. */
function Fields() {
  const club = usePreselectedClub('leeds-lions');
  const { values, errors, isValidating, submitCount, submitForm } = useFormikContext<{ clubId: number }>();
  const submit = useEffectEvent(() => void submitForm());
  useEffect(() => {
    if (club !== null) submit();
  }, [club]);
  if (submitCount === 0 || isValidating) return null;
  return <output>{`club ${values.clubId}: ${errors.clubId ?? 'no error'}`}</output>;
}

it('has no error beside the club that a form was opened for, however soon it is submitted', async () => {
  fakeApi({ 'GET /clubs/leeds-lions': { body: LIONS } });
  const context = testContext();
  renderInRouter(
    <RemoteContextProvider value={context}>
      <Provider store={createRemoteStore(publicApi, context)}>
        <Formik initialValues={{ clubId: 0 }} validationSchema={schema} onSubmit={() => undefined}>
          <Fields />
        </Formik>
      </Provider>
    </RemoteContextProvider>,
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('club 7: no error'));
});
