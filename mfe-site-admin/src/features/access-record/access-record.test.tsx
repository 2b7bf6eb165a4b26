import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beSignedIn, showAdmin } from '../../testing/show-admin';

const RECORD = 'GET /admin/access-record';
const READ = {
  id: 2,
  action: 'addresses-read',
  staffName: 'Kim Doyle',
  subject: 'GET /api/admin/claims',
  createdAt: '2026-03-14T09:00:00.000Z',
};
const FOUND = { ...READ, id: 3, action: 'person-found', staffName: 'Site password', subject: 'Request 17' };
const KIM = {
  id: 5,
  name: 'Kim Doyle',
  email: 'kim@staff.example',
  role: 'moderator',
  state: 'active',
  hasSecondFactor: true,
  invitedUntil: null,
  lastLoginAt: null,
  endedAt: null,
};

describe('the access record', () => {
  beforeEach(beSignedIn);

  const show = (address = '/admin/access-record', answers = {}) =>
    showAdmin(address, {
      'GET /admin/staff': { body: [KIM] },
      [RECORD]: { body: [FOUND, READ] },
      ...answers,
    });
  const lines = async () =>
    within(await screen.findByRole('list', { name: 'Access record' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('says who has seen what, and when', async () => {
    await show();
    expect(await lines()).toEqual([
      'Looked for a person: “Request 17”Site password, 14 March 2026, 09:00',
      'Read claimsKim Doyle, 14 March 2026, 09:00',
    ]);
  });

  it('can be limited to one person, or to the site password', async () => {
    const { calls } = await show();
    await lines();
    await userEvent.selectOptions(await screen.findByLabelText('Person'), 'Kim Doyle');
    await waitFor(() => expect(calls(RECORD).at(-1)!.query.get('staffId')).toBe('5'));
    await userEvent.selectOptions(screen.getByLabelText('Person'), 'Site password');
    await waitFor(() => expect(calls(RECORD).at(-1)!.query.get('by')).toBe('site-password'));
    expect(calls(RECORD).at(-1)!.query.has('staffId')).toBe(false);
  });

  it('continues with older entries', async () => {
    const { api } = await show('/admin/access-record?by=5', {
      [RECORD]: {
        body: [FOUND],
        headers: { Link: '</api/admin/access-record?staffId=5&cursor=1767000000000-3>; rel="next"' },
      },
    });
    const next = await screen.findByRole('link', { name: 'Next page' });
    api.answer(RECORD, { body: [READ] });
    await userEvent.click(next);
    await waitFor(async () => expect(await lines()).toEqual(['Read claimsKim Doyle, 14 March 2026, 09:00']));
    expect(api.requests.at(-1)!.query.get('cursor')).toBe('1767000000000-3');
  });
});
