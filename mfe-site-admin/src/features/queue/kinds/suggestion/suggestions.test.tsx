import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminSuggestion } from '../../../../api/types';
import { aCorrection, aSuggestion, LIONS } from '../../../../testing/factories';
import { anEntry, sent, showQueue } from '../../../../testing/show-queue';
import { aSession, beSignedIn, refusal, showAdmin } from '../../../../testing/show-admin';

const LIST = 'GET /admin/suggestions';
const GET = 'GET /admin/suggestions/8';
const DECIDE = 'PATCH /admin/suggestions/8';
const ADD = 'POST /admin/clubs';

const user = userEvent.setup({ delay: null });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

beforeEach(beSignedIn);

describe('the list of suggestions', () => {
  const show = async (suggestions: AdminSuggestion[], answers: Parameters<typeof showAdmin>[1] = {}) =>
    showAdmin('/admin/suggestions', { [LIST]: { body: suggestions }, ...answers });
  const card = async (name: string) =>
    (await screen.findByRole('heading', { level: 3, name })).closest('li')!;

  it('shows what a visitor says about a missing club, and which listed ones it may be', async () => {
    await show([
      aSuggestion({ lookalikes: [LIONS, { ...LIONS, id: 9, name: 'Old Lions', state: 'hidden' }] }),
    ]);
    const hornets = await card('Mill Hill Hornets');
    for (const words of ['Missing club', 'LS6 3AA', 'They train on Tuesdays.', 'We’ll email them'])
      expect(hornets).toHaveTextContent(words);
    expect(within(hornets).getByRole('link', { name: 'Leeds Lions' })).toHaveAttribute(
      'href',
      '/admin/clubs/7',
    );
    expect(hornets).toHaveTextContent('Old Lions, Leeds LS6 3AB (hidden)');
    expect(within(hornets).getByRole('link', { name: /^Add the club/ })).toHaveAttribute(
      'href',
      '/admin/clubs/new?suggestion=8',
    );
    expect(screen.getByText('1 suggestion, newest first')).toBeVisible();
    await expectAccessible();
  });

  it('leads from a correction to the club’s entry', async () => {
    await show([aCorrection({ otherClub: { ...LIONS, id: 9, name: 'Leeds Lions FC' } })]);
    const lions = await card('Leeds Lions');
    expect(lions).toHaveTextContent('The club has closed');
    expect(within(lions).getByRole('link', { name: 'Leeds Lions FC' })).toBeVisible();
    expect(within(lions).getByRole('link', { name: /^Open the entry/ })).toHaveAttribute(
      'href',
      '/admin/clubs/7?suggestion=8',
    );
  });

  it('marks a correction as done, with a message to its sender', async () => {
    const { api, calls } = await show([aCorrection()], {
      [DECIDE]: { body: aCorrection({ state: 'accepted' }) },
    });
    await card('Leeds Lions');
    await press(/^Mark as put right/);
    expect(await screen.findByRole('dialog', { name: 'Has this been put right?' })).toBeVisible();
    await fillIn(screen.getByRole('textbox', { name: /Message/ }), ' Thank you! ');
    api.answer(LIST, { body: [] });
    await press('Accept');
    expect(await screen.findByText('No suggestions to look at')).toBeVisible();
    expect(calls(DECIDE).map(({ body }) => body)).toEqual([{ state: 'accepted', answer: 'Thank you!' }]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Suggestions' })).toHaveFocus());
  });

  it('needs a reason to decline', async () => {
    const { calls } = await show([aSuggestion()], {
      [DECIDE]: refusal(409, 'Kim has declined this already'),
    });
    await card('Mill Hill Hornets');
    await press(/^Decline…/);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Please give a reason')).toBeVisible();
    expect(calls(DECIDE)).toEqual([]);
    await fillIn(screen.getByRole('textbox', { name: 'Reason' }), 'It’s a school.');
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Kim has declined this already');
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('It’s a school.');
  });

  it('uses the likely club if a missing one is already listed', async () => {
    const { calls } = await show([aSuggestion({ lookalikes: [LIONS] })], {
      [DECIDE]: { body: aSuggestion({ state: 'accepted', club: LIONS }) },
    });
    await card('Mill Hill Hornets');
    await press(/^It’s listed already/);
    const dialog = await screen.findByRole('dialog', { name: 'Which club is it?' });
    expect(within(dialog).getByRole('combobox', { name: /The club/ })).toHaveValue('Leeds Lions');
    await press('Accept');
    await waitFor(() =>
      expect(calls(DECIDE).map(({ body }) => body)).toEqual([{ state: 'accepted', clubId: 7 }]),
    );
  });

  it('asks which club it is if none is likely', async () => {
    const { calls } = await show([aSuggestion()]);
    await card('Mill Hill Hornets');
    await press(/^It’s listed already/);
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Please select the club from the list')).toBeVisible();
    expect(calls(DECIDE)).toEqual([]);
  });

  it('shows the outcome of suggestions', async () => {
    const decided = aSuggestion({
      ...{ state: 'declined', answer: 'It’s a school.', decidedBy: 'Kim Park' },
      decidedAt: '2026-03-12T09:00:00.000Z',
    });
    const { calls } = await show([], {});
    await screen.findByText('No suggestions to look at');
    await press('Declined');
    await waitFor(() => expect(calls(LIST).at(-1)?.call).toContain('state=declined'));
    const { api } = await show([decided]);
    expect(api).toBeDefined();
    const declined = await card('Mill Hill Hornets');
    expect(declined).toHaveTextContent('Kim Park, 12 March 2026');
    expect(declined).toHaveTextContent('It’s a school.');
    expect(within(declined).queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers readers no decisions', async () => {
    await show([aSuggestion()], { 'GET /admin/session': { body: aSession({ role: 'reader' }) } });
    const hornets = await card('Mill Hill Hornets');
    expect(within(hornets).queryByRole('button')).not.toBeInTheDocument();
    expect(within(hornets).queryByRole('link', { name: /^Add the club/ })).not.toBeInTheDocument();
  });
});

describe('adding a suggested club', () => {
  const show = (answers: Parameters<typeof showAdmin>[1] = {}) =>
    showAdmin('/admin/clubs/new?suggestion=8', {
      [GET]: { body: aSuggestion() },
      [DECIDE]: { body: aSuggestion({ state: 'accepted' }) },
      [ADD]: { status: 201, body: { id: 12 } },
      'GET /admin/clubs/12': refusal(404, 'Club not found'),
      ...answers,
    });

  it('begins with what was suggested, and accepts the suggestion with the new club', async () => {
    const { calls } = await show();
    const field = async (name: string) => screen.findByRole('textbox', { name });
    expect(await field('Name')).toHaveValue('Mill Hill Hornets');
    expect(await field('Postcode')).toHaveValue('LS6 3AA');
    expect(await field('Place')).toHaveValue('Leeds');
    expect(await field('Website')).toHaveValue('https://hornets.example.org');
    expect(screen.getByText('They train on Tuesdays.')).toBeVisible();
    await press('Add club');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/clubs/12'));
    expect(calls(ADD)[0]?.body).toMatchObject({
      name: 'Mill Hill Hornets',
      reason: 'Suggested by a visitor',
      suggestionId: 8,
    });
    expect(calls(DECIDE).map(({ body }) => body)).toEqual([{ state: 'accepted', clubId: 12 }]);
  });

  it('shows the suggestion on the club’s page if it is still waiting afterwards', async () => {
    await show({ [DECIDE]: refusal(503, 'Not now.') });
    await screen.findByRole('textbox', { name: 'Name' });
    await press('Add club');
    await waitFor(() => expect(window.location.search).toBe('?suggestion=8'));
    expect(window.location.pathname).toBe('/admin/clubs/12');
  });

  it('isn’t offered twice', async () => {
    await show({ [GET]: { body: aSuggestion({ state: 'accepted', club: LIONS }) } });
    expect(await screen.findByRole('heading', { name: 'A visitor’s suggestion' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add club' })).not.toBeInTheDocument();
  });
});

describe('suggestions in the queue', () => {
  const show = async (suggestion: AdminSuggestion) => {
    const entry = anEntry({ kind: 'suggestion', id: 8, review: null, suggestion });
    const shown = await showQueue([entry], { [GET]: { body: suggestion } });
    await screen.findByRole('article');
    return shown;
  };

  it('lead from a missing club to the form that adds it', async () => {
    await show(aSuggestion());
    await user.keyboard('a');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/clubs/new'));
    expect(window.location.search).toBe('?suggestion=8');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Mill Hill Hornets');
  });

  it('are marked as done without a message', async () => {
    const { calls } = await show(aCorrection());
    await user.keyboard('a');
    await user.click(await screen.findByRole('button', { name: 'Mark as put right' }));
    await waitFor(() => expect(sent(calls)).toEqual([[{ kind: 'suggestion', id: 8, verdict: 'accept' }]]));
  });
});
