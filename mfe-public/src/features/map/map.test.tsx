import { ToastRegion } from '@club-reviews/shared-ui';
import { BrowserRouter, RemoteContextProvider } from '@club-reviews/shared-ui/platform';
import { fakeApi, renderRemote, testContext } from '@club-reviews/shared-ui/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRemote } from '../../app/routes';
import { aClubDetail } from '../../testing/factories';
import { aFoundClub, foundClubs } from '../../testing/found-clubs';
import { PAGE_ANSWERS } from '../../testing/page-responses';
import { showPage } from '../../testing/show-page';
import { MapToggle } from './map-toggle';

const user = userEvent.setup({ delay: null });

const PLACE = { label: 'LS6', latitude: 53.82, longitude: -1.57, kind: 'postcode' } as const;
const FOUND = {
  'GET /clubs/find': {
    body: foundClubs(
      [
        aFoundClub({ distanceMiles: 1.24 }),
        aFoundClub({ id: 8, name: 'Otley Otters', slug: 'otley-otters', reviewCount: 0, latitude: 53.83 }),
        aFoundClub({ id: 9, name: 'Nomads', latitude: null, longitude: null }),
      ],
      { place: PLACE },
    ),
  },
};
const area = () => within(screen.getByRole('group', { name: 'Map of the clubs found' }));
const tiles = () => [...document.querySelectorAll('.leaflet-tile-pane img')];
const showResults = async () => user.click(await screen.findByRole('button', { name: 'Map' }));
const showMap = async () => user.click(await screen.findByRole('button', { name: 'Show map' }));

/** Chromium's clicks name their input device; if that's missing, Leaflet takes two quick clicks for a double tap. */
const sayMouse = (event: MouseEvent) =>
  Object.defineProperty(event, 'sourceCapabilities', { value: { firesTouchEvents: false } });

// jsdom has no layout, and a map without a size shows nothing.
beforeAll(() => {
  document.addEventListener('click', sayMouse, true);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
afterAll(() => {
  document.removeEventListener('click', sayMouse, true);
  jest.restoreAllMocks();
});
describe('the map of results', () => {
  it('has a pin with a popup for each club whose location is known', async () => {
    await showPage('/?postcode=LS6&radiusMiles=3', FOUND);
    await showResults();
    const pin = await screen.findByRole('button', {
      name: 'Leeds Lions, 4.3 out of 5 from 3 reviews, 1.2 miles away',
    });
    expect(
      area()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['4.3', '–']);
    expect(screen.getByText(/we don’t know where they play: 1 club\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Map makers' })).toHaveAttribute('href', 'https://makers.test/');

    await user.click(pin);
    const popup = within(await screen.findByRole('dialog', { name: 'Leeds Lions' }));
    expect(popup.getByRole('link', { name: 'Leeds Lions' })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions?near=LS6',
    );
    expect(popup.getByText('3 reviews')).toBeInTheDocument();
    expect(popup.getByText('1.2 miles away')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^Otley Otters, no reviews yet/ }));
    expect(within(await screen.findByRole('dialog')).getByText('No reviews yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Otley Otters/ })).toHaveFocus();
  });

  it('is not offered without a location', async () => {
    const nowhere = aFoundClub({ latitude: null, longitude: null });
    await showPage('/?sport=nomads', { 'GET /clubs/find': { body: foundClubs([nowhere]) } });
    await screen.findByText('Found 1 club');
    expect(screen.queryByRole('button', { name: 'Map' })).not.toBeInTheDocument();
  });

  it('fetches nothing and credits Natural Earth if the settings have no streets', async () => {
    fakeApi({ ...PAGE_ANSWERS, ...FOUND });
    await renderRemote(createRemote, '/?sport=lions', testContext({ map: undefined }));
    await showResults();
    expect(await screen.findByRole('link', { name: 'Natural Earth' })).toBeInTheDocument();
    expect(area().getByRole('button', { name: '2 clubs, zoom in' })).toBeInTheDocument();
    expect(tiles()).toEqual([]);
  });

  it('says so if streets don’t load from an archive', async () => {
    fakeApi({ ...PAGE_ANSWERS, ...FOUND });
    const map = { archiveUrl: '/streets-1.pmtiles', attribution: '© Map makers' };
    await renderRemote(createRemote, '/?sport=lions', testContext({ map }));
    await showResults();
    expect(await screen.findByText('Streets didn’t load: this map only has towns.')).toBeInTheDocument();
    expect(screen.getByText('© Map makers')).toBeInTheDocument();
    expect(tiles()).toEqual([]);
  });

  it('says so if streets don’t load', async () => {
    await showPage('/?postcode=LS6&radiusMiles=5', FOUND);
    await showResults();
    await waitFor(() => expect(tiles()).not.toEqual([]));
    fireEvent.error(tiles()[0]!);
    expect(await screen.findByText('Streets didn’t load: this map only has towns.')).toBeInTheDocument();
  });
});

describe('the map of a club’s ground', () => {
  it('marks the place, next to a link to OpenStreetMap', async () => {
    await showPage('/clubs/leeds-lions');
    expect(await screen.findByRole('link', { name: /^Open in OpenStreetMap/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=53.826&mlon=-1.581#map=16/53.826/-1.581',
    );
    await showMap();
    expect(await screen.findByRole('img', { name: 'Beckett Fields' })).toBeInTheDocument();
    expect(screen.getByText('The pin marks the postcode LS6 3QS.')).toBeInTheDocument();
  });

  it('is missing while the location is unknown', async () => {
    await showPage('/clubs/leeds-lions', {
      'GET /clubs/leeds-lions': { body: aClubDetail({ latitude: null, longitude: null }) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Leeds Lions' });
    expect(screen.queryByRole('button', { name: 'Show map' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /OpenStreetMap/ })).not.toBeInTheDocument();
  });
});

/** Shows a map whose code loads on the second attempt. */
function showToggle(opensByItself = false, address = '/elsewhere') {
  window.history.replaceState(null, '', address);
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => <p>Here it is</p> });
  render(
    <BrowserRouter>
      <RemoteContextProvider value={testContext({ map: undefined })}>
        <MapToggle load={load} shown={{}} opensByItself={opensByItself} />
        <ToastRegion />
      </RemoteContextProvider>
    </BrowserRouter>,
  );
  return load;
}

it('a map that opens by itself doesn’t complain if its code fails to load, and is still on offer', async () => {
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe = () => this.callback([{ isIntersecting: true }] as never, this as never);
    disconnect() {}
  } as never;
  const load = showToggle(true, '/clubs/otters');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show map' })).toBeInTheDocument());
  expect(screen.queryByText('Unable to load the map')).not.toBeInTheDocument();
  await showMap();
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

it('a map that opens by itself takes its button away, but not the focus', async () => {
  let show = () => {};
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      show = () => act(() => callback([{ isIntersecting: true }] as never, this as never));
    }
    observe() {}
    disconnect() {}
  } as never;
  showToggle(true, '/clubs/lions');
  const button = screen.getByRole('button', { name: 'Show map' });
  button.focus();
  show();
  await screen.findByRole('button', { name: 'Show map' });
  show();
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hide map' })).toHaveFocus();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

it('a map whose code doesn’t load says so, and retries', async () => {
  const load = showToggle();
  expect(load).not.toHaveBeenCalled();
  await showMap();
  expect(await screen.findByText('Unable to load the map')).toBeInTheDocument();
  await showMap();
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide map' }));
  await waitFor(() => expect(screen.queryByText('Here it is')).not.toBeInTheDocument());
});
