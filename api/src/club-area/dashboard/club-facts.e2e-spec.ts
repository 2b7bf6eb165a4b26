import { EXAMPLE_FACTS } from '@club-reviews/domain/example-facts';
import type { SimpleFacts } from '@club-reviews/domain/simple-facts';
import { FACT_ENTRIES, UNKNOWN_FACTS } from '@club-reviews/domain/simple-facts';
import { EditedClub } from '../../../test/support/edited-club.js';
import { useSite } from '../../../test/support/started.js';
import { Club } from '../../model/clubs/club.entity.js';
import type { ClubDetail } from '../../clubs/clubs.dto.js';

const TEAM = {
  ageGroup: 'U10s',
  category: 'girls',
  name: null,
  training: [],
  places: null,
  freePlaces: null,
};
const FACTS = {
  teamDetails: [
    {
      ...TEAM,
      name: 'Lionesses',
      training: [
        { day: 'tue', start: '18:00', end: '19:00' },
        { day: 'sun', start: '09:30', end: null },
      ],
      places: 'yes',
      freePlaces: 3,
    },
    { ...TEAM, ageGroup: 'all ages', category: 'disability', places: 'waiting-list' },
  ],
  cost: { pence: 2500, per: 'month', note: 'Kit included', freeTrial: true },
  accreditation: '2-star',
  groundSurfaces: ['grass', '3g'],
  groundAccess: ['step-free', 'toilets'],
};
const OFFICER = { name: 'Sam Reed', email: 'welfare@lions.example', phone: '0113 496 0000' };

describe('the facts of a club', () => {
  const club = useSite('each', () => EditedClub.start());

  it('are empty before anyone enters them', async () => {
    const none = {
      teamDetails: [],
      cost: null,
      accreditation: null,
      welfareOfficer: null,
      groundSurfaces: [],
      groundAccess: [],
    };
    expect(await club.read()).toMatchObject(none);
    expect(await club.api.read('/clubs/leeds-lions')).toMatchObject(none);
  });

  it('are on the public page with a different tag, and in no list', async () => {
    const tag = async () => (await club.api.call('/clubs/leeds-lions')).headers.get('etag');
    const before = await tag();
    expect((await club.patch({ ...FACTS, welfareOfficer: OFFICER })).status).toBe(200);
    expect(await tag()).not.toBe(before);
    expect(await club.read()).toMatchObject({ ...FACTS, welfareOfficer: OFFICER });
    expect(await club.api.read('/clubs/leeds-lions')).toMatchObject({
      ...FACTS,
      welfareOfficer: { name: 'Sam Reed', hasEmail: true, hasPhone: true },
    });
    expect(JSON.stringify(await club.api.read('/clubs/paginated'))).not.toContain('teamDetails');
  });

  it('are removed when they are emptied', async () => {
    await club.patch({ ...FACTS, welfareOfficer: OFFICER });
    const emptied = {
      teamDetails: [],
      cost: null,
      accreditation: null,
      welfareOfficer: null,
      groundSurfaces: [],
      groundAccess: [],
    };
    expect((await club.patch(emptied)).status).toBe(200);
    expect(await club.read()).toMatchObject(emptied);
    const [stored] = await club.api.database.dataSource.manager.findBy(Club, { id: club.id });
    expect(stored).toMatchObject({ teamDetails: null, groundSurfaces: null, groundAccess: null });
  });

  it('sum up the teams and their training above what the club says in its own words', async () => {
    await club.patch({ teams: ['U10s Lionesses', 'Walking football'], trainingSchedule: 'Ask us.' });
    await club.patch({ teamDetails: FACTS.teamDetails });
    expect(await club.read()).toMatchObject({
      teams: ['U10s Lionesses Girls', 'all ages Disability', 'Walking football'],
      trainingSchedule: 'Tuesday 6pm to 7pm: Under 10s\nSunday 9.30am: Under 10s\n\nAsk us.',
    });
    await club.patch({ homeGround: 'The Meadow', trainingSchedule: 'Tuesdays' });
    expect(await club.read()).toMatchObject({ trainingSchedule: 'Tuesdays' });
    await club.patch({ teamDetails: FACTS.teamDetails });
    await club.patch({ teamDetails: [] });
    expect(await club.read()).toMatchObject({ teams: ['Walking football'], trainingSchedule: 'Tuesdays' });
    await club.patch({ teamDetails: FACTS.teamDetails, trainingSchedule: null });
    await club.patch({ teamDetails: [] });
    expect(await club.read()).toMatchObject({ trainingSchedule: null });
  });

  it('leave room for as many words about training as without teams', async () => {
    const words = 'a'.repeat(4000);
    await club.patch({ trainingSchedule: words, teamDetails: FACTS.teamDetails });
    const { trainingSchedule } = (await club.read()) as { trainingSchedule: string };
    expect(trainingSchedule.length).toBeGreaterThan(4000);
    expect((await club.patch({ trainingSchedule, teamDetails: FACTS.teamDetails })).status).toBe(200);
    expect((await club.patch({ trainingSchedule })).status).toBe(200);
    expect(await club.read()).toMatchObject({ trainingSchedule });
    const longer = await club.patch({ trainingSchedule: `${trainingSchedule}a` });
    expect(longer.status).toBe(400);
    expect(await longer.json()).toMatchObject({
      fields: { trainingSchedule: 'The training schedule must be at most 4,000 characters' },
    });
  });

  it('are kept one by one, and unknown until they’re given: “no” is an answer', async () => {
    expect(await club.read()).toMatchObject(UNKNOWN_FACTS);
    let known: SimpleFacts = UNKNOWN_FACTS;
    for (const [key] of FACT_ENTRIES) {
      expect((await club.patch({ [key]: EXAMPLE_FACTS[key] })).status).toBe(200);
      known = { ...known, [key]: EXAMPLE_FACTS[key] };
      expect(await club.read()).toMatchObject(known);
      expect(await club.api.read('/clubs/leeds-lions')).toMatchObject(known);
    }
    expect((await club.patch({ homeGround: 'The Meadow' })).status).toBe(200);
    expect(await club.read()).toMatchObject(known);
    expect((await club.patch(UNKNOWN_FACTS)).status).toBe(200);
    expect(await club.read()).toMatchObject(UNKNOWN_FACTS);
  });

  it.each(FACT_ENTRIES)('are refused if they’re of another kind: %s', async (key) => {
    const answer = await club.patch({ [key]: { not: 'this' } });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { fields: { [key]: expect.any(String) as string } },
    ]);
  });

  it.each<[object, object]>([
    [
      { teamDetails: [{ ageGroup: 'U7s', category: 'boys' }] },
      { teamDetails: [{ ...TEAM, ageGroup: 'U7s', category: 'boys' }] },
    ],
    [
      { teamDetails: [{ ...TEAM, name: ' The "A"  team ' }] },
      { teamDetails: [{ ...TEAM, name: 'The ”A” team' }] },
    ],
    [{ groundSurfaces: ['indoor', 'grass', 'grass'] }, { groundSurfaces: ['grass', 'indoor'] }],
    [{ cost: { pence: 0, per: 'year' } }, { cost: { pence: 0, per: 'year', note: null } }],
    [{ cost: { pence: 0, per: 'year', freeTrial: null } }, { cost: { pence: 0, per: 'year', note: null } }],
    [
      { welfareOfficer: { name: 'Sam', email: ' ', phone: '' } },
      { welfareOfficer: { name: 'Sam', email: null, phone: null } },
    ],
  ])('are accepted: %j', async (sent, kept) => {
    expect((await club.patch(sent)).status).toBe(200);
    expect(await club.read()).toMatchObject(kept);
  });

  it.each<[object, string]>([
    [{ teamDetails: Array(61).fill(TEAM) }, 'A club can list at most 60 teams'],
    [{ teamDetails: 'U7s' }, 'A club can list at most 60 teams'],
    [{ teamDetails: [TEAM, { ...TEAM, ageGroup: 'U19s' }] }, 'Team 2: Each team needs an age group'],
    [{ teamDetails: [{ ...TEAM, category: 'ladies' }] }, 'Team 1: Each team needs an age group'],
    [{ teamDetails: [null] }, 'Team 1: Each team needs an age group'],
    [{ teamDetails: [{ ...TEAM, name: 'x'.repeat(41) }] }, 'Team 1: The name of a team must be at most 40'],
    [{ teamDetails: [{ ...TEAM, training: Array(8).fill({ day: 'mon' }) }] }, 'Team 1: A team can have 7'],
    [{ teamDetails: [{ ...TEAM, training: [{ day: 'Tuesday' }] }] }, 'Team 1: A team can have 7'],
    [{ teamDetails: [{ ...TEAM, training: [{ day: 'mon', start: '6pm' }] }] }, 'Times must look like 18:00'],
    [
      { teamDetails: [{ ...TEAM, training: [{ day: 'mon', start: '19:00', end: '18:00' }] }] },
      'Training must end after it starts',
    ],
    [{ teamDetails: [{ ...TEAM, places: 'perhaps' }] }, 'Free places must be'],
    [{ teamDetails: [{ ...TEAM, places: 'no', freePlaces: 3 }] }, 'Free places must be'],
    [{ teamDetails: [{ ...TEAM, places: 'yes', freePlaces: 0 }] }, 'Free places must be'],
    [{ cost: { pence: 12.5, per: 'month' } }, 'The cost must be an amount up to £5,000'],
    [{ cost: { pence: 500_001, per: 'year' } }, 'The cost must be an amount'],
    [{ cost: { pence: 100, per: 'decade' } }, 'The cost must be an amount'],
    [{ cost: { pence: 1, per: 'year', freeTrial: 'yes' } }, 'The free trial must be true, false or null'],
    [{ cost: 25 }, 'The cost must be an amount'],
    [{ cost: { pence: 1, per: 'year', note: 'x'.repeat(121) } }, 'The note on the cost must be at most 120'],
    [{ accreditation: '4-star' }, '“Accreditation” must be one of'],
    [{ welfareOfficer: { email: 'welfare@lions.example' } }, 'Please enter the welfare officer’s name'],
    [{ welfareOfficer: { ...OFFICER, email: 'welfare' } }, 'Please enter a valid email address'],
    [{ welfareOfficer: { ...OFFICER, phone: 'ring Sam' } }, 'Please enter a phone number'],
    [{ groundSurfaces: ['sand'] }, '“Surface” must be some of'],
    [{ groundAccess: 'parking' }, '“At the ground” must be some of'],
  ])('are refused: %j', async (sent, message) => {
    const answer = await club.patch({ homeGround: 'Elsewhere', ...sent });
    expect(answer.status).toBe(400);
    const [field = ''] = Object.keys(sent);
    expect(await answer.json()).toMatchObject({
      fields: { [field]: expect.stringContaining(message) as string },
    });
    expect(await club.read()).toMatchObject({ homeGround: null });
  });
});

describe('the welfare officer of a club', () => {
  it('can be reached by those who ask, one at a time and not too often', async () => {
    const club = await EditedClub.start({ rateLimits: true });
    const ask = (reference: string) =>
      club.api.call(`/clubs/${reference}/welfare-contact`, { method: 'POST' });
    await club.patch({ welfareOfficer: OFFICER });
    const page = JSON.stringify(await club.api.read<ClubDetail>('/clubs/leeds-lions'));
    expect(page).toContain('Sam Reed');
    for (const secret of ['welfare@lions', '496 0000']) expect(page).not.toContain(secret);

    for (const reference of ['leeds-lions', String(club.id)]) {
      const answer = await ask(reference);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await answer.json()).toEqual(OFFICER);
    }
    for (const reference of ['york-yaks', 'no-such-club', '%20', String(2 ** 40)])
      expect((await ask(reference)).status).toBe(404);
    for (let asked = 6; asked < 20; asked += 1) expect((await ask('leeds-lions')).status).toBe(200);
    const refused = await ask('leeds-lions');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await club.api.stop();
  });
});
