import { EXAMPLE_FACTS } from '@club-reviews/domain/example-facts';
import { FACT_ENTRIES, factText } from '@club-reviews/domain/simple-facts';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CLUB_ADDRESS as ADDRESS } from '../../testing/big-club';
import { aClubDetail, aClubPage } from '../../testing/factories';
import { foundClubs } from '../../testing/found-clubs';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });

describe('what a club’s page says about the club', () => {
  it('shows the profile as far as the club has filled it in, and only links safe addresses', async () => {
    await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: {
        body: aClubDetail({
          website: 'javascript:alert(1)',
          teams: ['Under 7s Cubs'],
          membershipFees: '£20 a month',
          instagram: '@lions',
          facebook: 'javascript:alert(1)',
        }),
      },
    });
    expect(await screen.findByText('Under 7s Cubs')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/lions',
    );
    expect(screen.queryByRole('link', { name: 'Facebook' })).not.toBeInTheDocument();
    expect(screen.getByText('£20 a month')).toBeInTheDocument();
    expect(document.querySelector('[href^="javascript"], [src^="javascript"]')).toBeNull();
    expect(screen.queryByText('Training')).not.toBeInTheDocument();
  });

  it('leads with its first photo, loads the others when they’re in view, and draws a pitch for broken ones', async () => {
    await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: {
        body: aClubDetail({
          photoDetails: [
            { key: 'a'.repeat(24), description: 'Under tens in the rain', width: 1600, height: 1200 },
            { key: 'b'.repeat(24), description: '', width: 640, height: 480 },
          ],
        }),
      },
    });
    const photo = await screen.findByRole('img', { name: 'Under tens in the rain' });
    expect(photo.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(photo).toHaveAttribute('src', `/api/photos/${'a'.repeat(24)}/800.webp`);
    expect(photo).toHaveAttribute('width', '1600');
    expect(photo.parentElement!.querySelector('source')).toHaveAttribute(
      'srcset',
      expect.stringContaining('/1600.avif 1600w'),
    );
    const second = screen.getByRole('img', { name: /^Photo 2 of/ });
    expect(second).toHaveAttribute('height', '480');
    fireEvent.error(photo);
    expect(screen.getByRole('img', { name: 'Under tens in the rain' }).tagName).toBe('svg');
  });

  it('shows its teams, youngest first, with training and places, and further facts', async () => {
    const team = { category: 'girls' as const, name: null, training: [], places: null, freePlaces: null };
    const ages = ['U12s', 'U7s', 'U8s', 'U9s', 'U10s', 'U11s', 'U13s'] as const;
    await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: {
        body: aClubDetail({
          teams: ['U12s Girls', 'Walking football'],
          teamDetails: ages.map((ageGroup) => ({
            ...team,
            ageGroup,
            ...(ageGroup === 'U7s' && {
              name: 'Cubs',
              training: [{ day: 'tue', start: '18:00', end: '19:15' }],
              places: 'yes',
              freePlaces: 3,
            }),
          })),
          cost: { pence: 2500, per: 'month', note: 'Kit included', freeTrial: true },
          ...EXAMPLE_FACTS,
        }),
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Teams and training' }));
    const rows = section.getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Under 7s girls · CubsTuesday 6pm to 7.15pm3 places free');
    expect(rows[1]).toHaveTextContent('Under 8s girls');
    expect(section.getByText('Show 1 more team')).toBeInTheDocument();
    const details = within(screen.getByRole('region', { name: 'Club details' }));
    for (const text of [
      '£25 a month Free trial Kit included',
      ...FACT_ENTRIES.map(([key, fact]) => factText(fact, EXAMPLE_FACTS[key])!),
    ])
      expect(details.getByText(text)).toBeInTheDocument();
    for (const [, fact] of FACT_ENTRIES) expect(details.getByText(fact.name)).toBeInTheDocument();
    const glance = screen.getAllByText('Ages')[0]!.closest('dl')!;
    expect(glance).toHaveTextContent(
      /^AgesUnder 7s to 13sTeamsGirlsTrainingTuesdaysFee£25 a monthPlaces freeUnder 7s/,
    );
    expect(screen.getByText('Walking football')).toBeInTheDocument();
    expect(screen.queryByText('U12s Girls')).not.toBeInTheDocument();
  });

  it('folds a long text about the club, and unfolds it on request', async () => {
    const aboutUs = 'A club for everybody. '.repeat(20).trim();
    await showPage(ADDRESS, { [`GET ${ADDRESS}`]: { body: aClubDetail({ aboutUs }) } });
    const button = await screen.findByRole('button', { name: 'Read more of what the club says' });
    const words = screen.getByText(aboutUs).parentElement!;
    expect(words).toHaveAttribute('data-folded');
    await user.click(button);
    expect(words).not.toHaveAttribute('data-folded');
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('leaves out unknown facts', async () => {
    await showPage(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'Club details' })).toBeInTheDocument();
    for (const name of [
      'Teams and training',
      'Cost',
      'Welfare officer',
      ...FACT_ENTRIES.map(([, fact]) => fact.name),
    ])
      expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it('shows how to contact the welfare officer on request', async () => {
    const CONTACT = `POST ${ADDRESS}/welfare-contact`;
    const { api } = await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: {
        body: aClubDetail({ welfareOfficer: { name: 'Sam Reed', hasEmail: true, hasPhone: true } }),
      },
      [CONTACT]: { status: 429, body: { message: 'Too many requests. Please try again later.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Show contact details' }));
    expect(await screen.findByText('Too many requests. Please try again later.')).toBeInTheDocument();
    api.answer(CONTACT, {
      body: { name: 'Sam Reed', email: 'welfare@lions.example', phone: '0113 496 0000' },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'welfare@lions.example' })).toHaveAttribute(
      'href',
      'mailto:welfare@lions.example',
    );
    expect(screen.getByRole('link', { name: '0113 496 0000' })).toHaveAttribute('href', 'tel:01134960000');
    await expectAccessible();
  });

  it('says on request where its facts come from', async () => {
    const SOURCES = `GET ${ADDRESS}/sources`;
    const { api } = await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: { body: aClubDetail() },
      [SOURCES]: { status: 503, body: { message: 'Please try again later.' } },
    });
    const summary = await screen.findByText('Where does this come from?');
    const calls = () => api.requests.filter(({ call }) => call === SOURCES);
    expect(calls()).toEqual([]);
    await user.click(summary);
    expect(await screen.findByText('The sources didn’t load')).toBeVisible();
    api.answer(SOURCES, {
      body: [
        { kind: 'club', on: '2026-03-12', name: null, licence: null, facts: ['homeGround', 'founded'] },
        { kind: 'parent', on: '2026-03-11', name: null, licence: null, facts: ['website'] },
        { kind: 'import', on: '2026-01-02', name: 'The list', licence: 'OGL 3.0', facts: ['name'] },
        { kind: 'unknown', on: '2025-12-31', name: null, licence: null, facts: ['sport'] },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The club, 12 March 2026')).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Home ground, Founded', 'Website', 'Name', 'Sport']),
    );
    for (const source of [
      'A visitor’s suggestion, checked by us, 11 March 2026',
      'Imported from The list, licence OGL 3.0, 2 January 2026',
      'Not recorded, before 31 December 2025',
    ])
      expect(screen.getByText(source)).toBeVisible();
  });

  it('says if nothing is known about its sources', async () => {
    await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: { body: aClubDetail() },
      [`GET ${ADDRESS}/sources`]: { body: [] },
    });
    await user.click(await screen.findByText('Where does this come from?'));
    expect(await screen.findByText(/^We have no record/)).toBeVisible();
  });

  describe('for the child that a parent searched for', () => {
    const team = { name: null, training: [], places: null, freePlaces: null };
    const club = aClubDetail({
      teamDetails: [
        { ...team, ageGroup: 'U7s', category: 'mixed', places: 'yes' },
        {
          ...team,
          ...{ ageGroup: 'U10s', category: 'girls', places: 'waiting-list' },
          training: [{ day: 'fri', start: '17:30', end: '18:30' }],
        },
      ],
      page: aClubPage({ isClaimed: true, nearby: [] }),
    });
    const show = (search: string) => showPage(`${ADDRESS}${search}`, { [`GET ${ADDRESS}`]: { body: club } });

    it('leads with the team, and takes the child along to the question', async () => {
      await show('?age=U10s&team=girls&day=fri&near=LS6');
      const hero = within((await screen.findByRole('heading', { name: 'Leeds Lions' })).closest('section')!);
      expect(hero.getByText('Under 10s girls: Fri 5.30pm, waiting list')).toBeInTheDocument();
      expect(hero.getByText('Waiting list for Under 10s girls')).toBeInTheDocument();
      const teams = within(screen.getByRole('region', { name: 'Teams and training' }));
      expect(teams.getAllByRole('listitem')[0]).toHaveTextContent('Under 10s girls');
      for (const link of screen.getAllByRole('link', { name: 'Ask about a place' })) {
        expect(link).toHaveAttribute('href', `${ADDRESS}/ask?age=U10s&team=girls&day=fri&near=LS6`);
      }
      expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `http://site.test${ADDRESS}`,
      );
    });

    it('says how far it is from the place that the parent searched around', async () => {
      const place = { latitude: 53.83, longitude: -1.57, label: 'LS6', kind: 'postcode' };
      const placed = { ...club, latitude: 53.85, longitude: -1.57 };
      await showPage(`${ADDRESS}?near=LS6`, {
        [`GET ${ADDRESS}`]: { body: placed },
        'GET /clubs/find': { body: foundClubs([], { place: place as never }) },
      });
      expect(await screen.findByText('1.4 miles from LS6')).toBeInTheDocument();
    });

    it.each([
      ['?day=fri', '1 team trains on Fridays.'],
      ['?day=mon,tue,wed,thu,fri', '1 team trains on weeknights.'],
      ['?day=mon,sat', 'No team is listed as training on Mondays or Saturdays.'],
    ])('answers a parent who has only said when: %s', async (search, line) => {
      await show(search);
      expect(await screen.findByText(line)).toBeInTheDocument();
    });

    it('says so if the club hasn’t listed such a team', async () => {
      await show('?age=U12s&team=boys');
      expect(
        await screen.findByText('This club hasn’t listed a team for Under 12s boys.'),
      ).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'See all teams' })).toHaveAttribute(
        'href',
        expect.stringMatching(/#teams$/),
      );
    });
  });
});
