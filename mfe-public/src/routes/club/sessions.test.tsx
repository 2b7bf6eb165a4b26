import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { clubData } from '../../head/json-ld';
import { CLUB_ADDRESS as ADDRESS } from '../../testing/big-club';
import { aClubDetail, aClubPage, aSession } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const SESSIONS = [
  aSession({ weeklyUntil: '2027-01-06', calledOff: ['2026-12-26', '2027-01-02'] }),
  aSession({
    ...{
      id: 2,
      kind: 'trial',
      title: 'Under 9s trial',
      costPence: 350,
      weeklyUntil: null,
      state: 'called-off',
    },
    ...{ place: 'Lions Park', postcode: 'LS6 3AA', link: 'https://book.example/1', dates: ['2026-12-13'] },
  }),
];
const club = aClubDetail({ page: aClubPage({ isClaimed: true, sessions: SESSIONS }) });

describe('sessions to try on a club’s page', () => {
  it('say when, for whom, where and what it costs, and lead to a calendar', async () => {
    await showPage(ADDRESS, { [`GET ${ADDRESS}`]: { body: club } });
    const part = within(await screen.findByRole('region', { name: 'Come and try' }));
    const [taster, trial] = part.getAllByRole('listitem');
    expect(taster).toHaveTextContent(
      'Taster sessionSat 12 Dec, Sat 19 Dec · 10am to 11amAges 5 to 7 · Girls · Free · Every week until Sat 19 Dec 2026Not on Sat 26 Dec, Sat 2 JanBring: Shin pads',
    );
    expect(trial).toHaveTextContent(/^Under 9s trialCalled off.*£3.50.*At Lions Park, LS6 3AA/);
    expect(part.getByRole('link', { name: 'Book on book.example' })).toHaveAttribute(
      'href',
      'https://book.example/1',
    );
    expect(part.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/clubs/leeds-lions/sessions.ics',
    );
    expect(part.getByRole('link', { name: 'Ask the club' })).toBeVisible();
    await expectAccessible();
  });

  it('aren’t mentioned without any', async () => {
    await showPage(ADDRESS, { [`GET ${ADDRESS}`]: { body: aClubDetail({ page: aClubPage() }) } });
    await screen.findByRole('heading', { name: club.name, level: 1 });
    expect(screen.queryByText('Come and try')).toBeNull();
  });

  it('are events for search engines, each date one, in universal time', () => {
    const { event } = clubData(club, [], 'https://reviews.example') as { event?: object[] };
    expect(event).toHaveLength(3);
    expect(event?.[0]).toMatchObject({
      '@type': 'SportsEvent',
      startDate: '2026-12-12T10:00:00.000Z',
      endDate: '2026-12-12T11:00:00.000Z',
      typicalAgeRange: '5-7',
      isAccessibleForFree: true,
    });
    expect(event?.[2]).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      offers: { price: '3.50' },
      location: { name: 'Lions Park', address: { postalCode: 'LS6 3AA' } },
    });
  });

  it('are events in order for search engines when the clocks skip their start', () => {
    const session = aSession({ startTime: '01:30', endTime: '02:30', dates: ['2027-03-28'] });
    const page = aClubPage({ sessions: [session] });
    const { event } = clubData({ ...club, page }, [], 'https://reviews.example') as { event?: object[] };
    expect(event?.[0]).toMatchObject({
      startDate: '2027-03-28T01:30:00.000Z',
      endDate: '2027-03-28T02:30:00.000Z',
    });
  });
});
