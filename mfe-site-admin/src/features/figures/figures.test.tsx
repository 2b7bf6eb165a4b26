import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QueueFigures, QueueWeek } from '../../api/types';
import { beSignedIn, refusal, showAdmin } from '../../testing/show-admin';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const QUIET: Omit<QueueWeek, 'week'> = {
  kinds: [],
  medianHours: null,
  longestHours: null,
  reviewsDecided: 0,
  removals: [],
};
const FIGURES: QueueFigures = {
  waiting: {
    kinds: [
      { kind: 'review', count: 1000, hasMore: true, oldestSince: hoursAgo(30) },
      { kind: 'claim', count: 2, hasMore: false, oldestSince: hoursAgo(24 * 12 + 1) },
    ],
    medianSince: hoursAgo(5.5),
  },
  weeks: [
    { ...QUIET, week: '2026-11-02' },
    {
      week: '2026-11-09',
      kinds: [
        { kind: 'review', arrived: 40, decided: 30 },
        { kind: 'claim', arrived: 3, decided: 1 },
      ],
      ...{ medianHours: 7, longestHours: 100, reviewsDecided: 20 },
      removals: [
        { reasonCode: 'none-given', count: 1 },
        { reasonCode: 'abuse', count: 4 },
      ],
    },
  ],
};

describe('figures', () => {
  beforeEach(beSignedIn);

  const show = (figures: QueueFigures = FIGURES) =>
    showAdmin('/admin/figures', { 'GET /admin/desk/figures': { body: figures } });
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const rows = async (name: string) => {
    const plot = await part(name);
    await userEvent.click(plot.getByText('Show the numbers'));
    return plot.getAllByRole('row').map((row) => row.textContent);
  };

  it('say what is waiting and how long, with a link to it', async () => {
    await show();
    const waiting = await part('Waiting now');
    expect(waiting.getByText('5 hours')).toBeVisible();
    expect(waiting.getByText('12 days')).toBeVisible();
    expect(waiting.getByText('longest: 12 days')).toBeVisible();
    // In total and of the kind: no sum of what's counted and what isn't.
    expect(waiting.getAllByText('1,000+')).toHaveLength(2);
    expect(waiting.getByRole('link', { name: 'Claims' })).toHaveAttribute('href', '/admin?kinds=claim');
  });

  it('say what came in and was decided, in total and for one kind', async () => {
    await show();
    const traffic = await part('Received and decided');
    expect(traffic.getByText('43 received and 31 decided in 2 weeks.')).toBeVisible();
    expect(await traffic.findByRole('img', { name: 'By week: 43 received, 31 decided' })).toBeVisible();
    await userEvent.selectOptions(traffic.getByRole('combobox', { name: 'Kind' }), 'Claims');
    expect(traffic.getByText('3 received and 1 decided in 2 weeks.')).toBeVisible();
    expect(await rows('Received and decided')).toEqual(['Week fromReceivedDecided', '9 Nov31', '2 Nov00']);
  });

  it('say how long decisions took', async () => {
    await show();
    expect(await rows('Time to a decision')).toEqual([
      'Week fromMedianLongest',
      '9 Nov7 hours4 days',
      '2 Nov––',
    ]);
  });

  it('say what share was removed, most common reason first', async () => {
    await show();
    const removals = await part('Removed, by reason');
    expect(removals.getByText('Of 20 decided reviews, 5 were removed: 25%.')).toBeVisible();
    expect(await rows('Removed, by reason')).toEqual([
      'Week fromAbuse or threatsNo reason given',
      '9 Nov20%5%',
      '2 Nov––',
    ]);
  });

  it('say if nothing is waiting and nothing was decided', async () => {
    await show({ waiting: { kinds: [], medianSince: null }, weeks: FIGURES.weeks.slice(0, 1) });
    expect(await screen.findByText('Nothing is waiting')).toBeVisible();
    expect(screen.getByText('Nothing was received or decided in 1 week.')).toBeVisible();
    expect(screen.queryByText('Time to a decision')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('never say that nothing was decided if something was, though how long it took is unknown', async () => {
    const kinds = [{ kind: 'photo' as const, arrived: 0, decided: 5 }];
    await show({ ...FIGURES, weeks: [{ ...QUIET, week: '2026-11-09', kinds }] });
    expect(await screen.findByText('We don’t know how long those decisions took.')).toBeVisible();
    expect(screen.getByText('No reviews have been decided yet.')).toBeVisible();
  });

  it('can be requested again if they could not be loaded', async () => {
    const { calls } = await showAdmin('/admin/figures', {
      'GET /admin/desk/figures': refusal(503, 'The service is busy.'),
    });
    expect(await screen.findByText('The figures didn’t load')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(calls('GET /admin/desk/figures').length).toBeGreaterThan(1);
  });
});
