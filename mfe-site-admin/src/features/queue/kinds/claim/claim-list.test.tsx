import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCandidate, anAdminClaim } from '../../../../testing/factories';
import { aSession, beSignedIn, showAdmin } from '../../../../testing/show-admin';

beforeEach(beSignedIn);

const claimCard = async () => (await screen.findByRole('heading', { name: 'Otley Otters' })).closest('li')!;

describe('list of claims', () => {
  it('opens from what waits', async () => {
    await showAdmin('/admin');
    await userEvent.click(await screen.findByRole('link', { name: 'Claims' }));
    await claimCard();
    expect(window.location.pathname).toBe('/admin/claims');
  });

  it('compares the address with the club’s website', async () => {
    const claims = [
      anAdminClaim(),
      anAdminClaim({ id: 6, clubId: 7, clubWebsite: 'https://www.otters.example' }),
      anAdminClaim({ id: 7, contactEmail: 'sam@gmail.example' }),
    ];
    await showAdmin('/admin/claims', { 'GET /admin/claims': { body: claims } });
    const cards = (await screen.findAllByRole('heading', { name: 'Otley Otters' })).map((it) =>
      it.closest('li')!,
    );
    for (const [index, words] of [
      'Same domain as the website they gave',
      'Not the domain of the club’s website, otters.example',
      'Not the domain of the website they gave, otters.example.org',
    ].entries())
      expect(within(cards[index]!).getByText(words)).toBeVisible();
  });

  it('shows who claims, and unfolds the rest', async () => {
    await showAdmin('/admin/claims');
    const claim = within(await claimCard());
    expect(claim.getByText('Sam Carter, Head coach')).toBeVisible();
    expect(claim.getByRole('link', { name: 'sam@otters.example.org' })).toHaveAttribute(
      'href',
      'mailto:sam@otters.example.org',
    );
    expect(claim.getByText('With an email address at the club’s domain')).toBeVisible();
    expect(claim.getByText('Pending')).toBeVisible();
    await userEvent.click(claim.getByText('What they say about the club'));
    expect(claim.getByText('Two grass pitches and a clubhouse.')).toBeVisible();
    expect(claim.getByRole('link', { name: 'https://otters.example.org' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
  });

  it('links to the claimed club, or helps to find out whether it is listed', async () => {
    await showAdmin('/admin/claims', {
      'GET /admin/claims': {
        body: [
          anAdminClaim(),
          anAdminClaim({ id: 6, clubId: 7, clubName: 'Leeds Lions', contactEmail: null }),
        ],
      },
    });
    await claimCard();
    expect(screen.getByRole('link', { name: 'Search for its name' })).toHaveAttribute(
      'href',
      '/browse-clubs?q=Otley%20Otters',
    );
    expect(screen.getByRole('link', { name: 'Club page' })).toHaveAttribute('href', '/clubs/7');
    expect(screen.getByText('No longer readable')).toBeVisible();
  });

  it('lists the clubs that a claim without a chosen one could mean', async () => {
    const other = aCandidate({
      ...{ id: 8, location: 'York', postcode: null, state: 'closed' as const, website: null },
      ...{ distanceMiles: null, managers: [] },
    });
    await showAdmin('/admin/claims', {
      'GET /admin/claims': { body: [anAdminClaim({ candidates: [aCandidate(), other] })] },
    });
    const claim = within(await claimCard());
    expect(claim.getByText(/^Not listed; could mean 2 clubs/)).toBeVisible();
    const [first, second] = claim
      .getAllByRole('link', { name: 'Otley Otters' })
      .map((link) => link.closest('li'));
    expect(first).toHaveTextContent(
      /Otley LS21 1AAManaged by Kim Lee \(kim@otters\.example\).*otters\.example1\.3 miles from the postcode in the claim$/,
    );
    expect(second).toHaveTextContent(/York \(closed\)No administratorNo website$/);
    expect(claim.queryByRole('link', { name: 'Search for its name' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('tells readers that contact details aren’t for their role', async () => {
    await showAdmin('/admin/claims', {
      'GET /admin/session': { body: aSession({ role: 'reader', hasAccount: true, id: 3, name: 'Jo' }) },
      'GET /admin/claims': { body: [anAdminClaim({ contactEmail: null, contactPhone: '' })] },
    });
    const claim = within(await claimCard());
    expect(claim.getByText('Email').nextSibling).toHaveTextContent('Not shown to readers');
    expect(claim.getByText('Telephone').nextSibling).toHaveTextContent('Not shown to readers');
  });

  it('mentions an earlier administrator, but not the one that the claim created', async () => {
    const managed = { clubId: 7, isClubManaged: true };
    await showAdmin('/admin/claims', {
      'GET /admin/claims': {
        body: [anAdminClaim(managed), anAdminClaim({ ...managed, id: 6, status: 'approved' })],
      },
    });
    expect(await screen.findAllByRole('link', { name: 'Club page' })).toHaveLength(2);
    expect(screen.getAllByText(/already has an administrator/)).toHaveLength(1);
  });

  it('makes no link of an invalid website', async () => {
    await showAdmin('/admin/claims', {
      'GET /admin/claims': { body: [anAdminClaim({ websiteUrl: 'javascript:alert(1)' })] },
    });
    const claim = within(await claimCard());
    await userEvent.click(claim.getByText('What they say about the club'));
    expect(claim.getByText('javascript:alert(1)')).toBeVisible();
    expect(claim.queryByRole('link', { name: 'javascript:alert(1)' })).not.toBeInTheDocument();
  });

  it('requests what the address says', async () => {
    const { calls } = await showAdmin('/admin/claims?q=otters');
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Rejected');
    await waitFor(() =>
      expect(Object.fromEntries(calls('GET /admin/claims').at(-1)!.query)).toEqual({
        search: 'otters',
        status: 'rejected',
        limit: '25',
      }),
    );
    expect(window.location.search).toBe('?q=otters&status=rejected');
  });

  it('says that there are none, or that none match', async () => {
    await showAdmin('/admin/claims?q=zzz', { 'GET /admin/claims': { body: [] } });
    expect(await screen.findByText('No claims match')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all claims' }));
    expect(await screen.findByText('No claims yet')).toBeVisible();
  });

  it('continues with older claims if a search found none in the newest', async () => {
    await showAdmin('/admin/claims?q=otters', {
      'GET /admin/claims': ({ query }) =>
        query.get('cursor') === null
          ? { body: [], headers: { Link: '</api/admin/claims?cursor=9>; rel="next"' } }
          : { body: [anAdminClaim()] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Search older claims' }));
    await claimCard();
  });
});
