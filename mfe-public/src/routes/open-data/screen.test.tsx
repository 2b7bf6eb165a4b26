import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDataset } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const CALL = 'GET /open-data';

it('says what’s in the data, where the feed is and who may use it', async () => {
  await showPage('/open-data');
  expect(await screen.findByRole('heading', { level: 1, name: 'Open Data' })).toBeVisible();
  const [feed] = aDataset().distribution;
  expect(screen.getByRole('link', { name: feed!.contentUrl })).toHaveAttribute('href', feed!.contentUrl);
  expect(screen.getByRole('region', { name: 'Using it' })).toHaveTextContent(
    'name Leeds Football Parents as',
  );
});

it('says when there’s none', async () => {
  await showPage('/open-data', { [CALL]: { status: 404, body: { message: 'No' } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'No Open Data' })).toBeVisible();
  expect(screen.getByText('This site doesn’t publish open data.')).toBeVisible();
});

it('offers another attempt when it doesn’t load', async () => {
  let isAway = true;
  await showPage('/open-data', {
    [CALL]: () => (isAway ? { status: 500, body: { message: 'Away' } } : { body: aDataset() }),
  });
  expect(await screen.findByText('Unable to load the page')).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'The feed' })).toBeVisible();
});
