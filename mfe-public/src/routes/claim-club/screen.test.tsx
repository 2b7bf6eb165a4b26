import { expectAccessible } from '@club-reviews/shared-ui/testing';
import type { FakeResponse } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClubsPage, aListedClub } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });
const TAKEN = {
  status: 201,
  body: { id: 5, message: "We'll review your submission and contact you within 2-3 business days." },
};

const goOn = (to: number) => async () => {
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText(`Step ${to} of 3`);
};
const submit = () => user.click(screen.getByRole('button', { name: 'Submit Claim' }));
const type = async (label: string | RegExp, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.paste(text);
};

async function fillInTheRest() {
  await type('Full name', 'Sam Carter');
  await user.selectOptions(screen.getByLabelText('Position at the club'), 'Secretary');
  await type('Email address', 'sam@otters.example.org');
  await type('Phone number', '0113 496 0000');
  await goOn(2)();
  await type('Description', 'A small club beside the river with teams for girls and boys.');
  await type('Facilities', 'Two grass pitches and a clubhouse.');
  await type('Age groups', 'U7s to U14s');
  await type('Training days', 'Tuesday and Thursday');
  await type('Website (optional)', 'otters.example.org');
  await goOn(3)();
  await user.selectOptions(
    screen.getByLabelText('Verification method'),
    'I have an email address at the club’s domain',
  );
}

const REST = {
  contactName: 'Sam Carter',
  position: 'secretary',
  contactEmail: 'sam@otters.example.org',
  contactPhone: '0113 496 0000',
  clubDescription: 'A small club beside the river with teams for girls and boys.',
  facilities: 'Two grass pitches and a clubhouse.',
  ageGroups: 'U7s to U14s',
  trainingDays: 'Tuesday and Thursday',
  websiteUrl: 'https://otters.example.org',
  verificationMethod: 'email-domain',
};

async function getAnswer(answers: Parameters<typeof showPage>[1] = {}, address = '/claim-club') {
  const { api } = await showPage(address, { 'POST /clubs/claim': TAKEN, ...answers });
  return () => api.requests.filter(({ call }) => call === 'POST /clubs/claim').map(({ body }) => body);
}

/** The form that Leeds Lions' page links, once it has chosen the club. */
async function showForLions(answers?: Parameters<typeof showPage>[1]) {
  const sent = await getAnswer(answers, '/claim-club?club=leeds-lions');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Your club' })).toHaveValue('Leeds Lions'));
  return sent;
}

describe('claim form', () => {
  it('accepts a claim for a club that is not listed, and says what happens next', async () => {
    const sent = await getAnswer();
    await user.click(screen.getByLabelText('My club is not listed'));
    await type(/Your club’s name/, 'Otley Otters');
    await fillInTheRest();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Claim Submitted Successfully!' })).toBeVisible();
    expect(sent()).toEqual([{ clubName: 'Otley Otters', ...REST }]);
    expect(within(screen.getByRole('status')).getByText('Claim Submitted Successfully!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
    await expectAccessible();
  });

  it('finds a listed club while typing', async () => {
    const sent = await getAnswer({
      'GET /clubs/paginated': ({ query }) => ({
        body: aClubsPage(query.get('q') === 'lion' ? [aListedClub()] : []),
      }),
    });
    await user.type(screen.getByRole('combobox', { name: 'Your club' }), 'lion');
    await user.click(await screen.findByRole('option', { name: /Leeds Lions/ }));
    await fillInTheRest();
    await submit();
    await waitFor(() => expect(sent()).toEqual([{ clubId: 7, ...REST }]));
  });

  it('opens with the club in the address', async () => {
    const sent = await showForLions();
    await fillInTheRest();
    await submit();
    await waitFor(() => expect(sent()).toEqual([{ clubId: 7, ...REST }]));
  });

  it('says what is missing in a step and stays there', async () => {
    const sent = await getAnswer();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const summary = await screen.findByRole('group', { name: 'There are 5 problems' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    await user.click(within(summary).getByRole('link', { name: 'Please select or enter your club name' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Your club' })).toHaveFocus());
    expect(sent()).toEqual([]);
  });

  it('goes from step to step and back, and keeps what was typed', async () => {
    await showForLions();
    expect(screen.getByText('Next: about the club')).toBeVisible();
    await fillInTheRest();
    expect(screen.getByText('Last step')).toBeVisible();
    expect(window.location.search).toBe('?club=leeds-lions&step=3');
    expect(screen.getByLabelText('Facilities')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Step 2 of 3')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Step 2 of 3').parentElement).toHaveFocus());
    expect(screen.getByLabelText('Facilities')).toHaveValue('Two grass pitches and a clubhouse.');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Step 1 of 3')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Sam Carter');
  });

  it('opens with its first step, whatever step the address names', async () => {
    await getAnswer({}, '/claim-club?step=3');
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
  });

  it('keeps what was typed when the server refuses', async () => {
    let refusal: FakeResponse = { status: 503, body: {} };
    await showForLions({ 'POST /clubs/claim': () => refusal });
    await fillInTheRest();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit claim. Please try again.');
    expect(within(screen.getByRole('status')).getByText('Error')).toBeVisible();
    refusal = { status: 409, body: { message: 'This club has closed.' } };
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This club has closed.'));
    expect(screen.getByLabelText('Full name')).toHaveValue('Sam Carter');
    expect(screen.getByRole('combobox', { name: 'Your club', hidden: true })).toHaveValue('Leeds Lions');
    expect(screen.getByLabelText('Facilities')).toHaveValue('Two grass pitches and a clubhouse.');
  });

  it.each(['clubId', 'clubName'])(
    'shows the server’s messages, as about %s, beside their fields',
    async (name) => {
      const fields = { contactPhone: 'No such number', [name]: 'No such club' };
      await showForLions({ 'POST /clubs/claim': { status: 400, body: { message: 'No.', fields } } });
      await fillInTheRest();
      await submit();
      const club = () => screen.getByRole('combobox', { name: 'Your club' });
      await waitFor(() => expect(club()).toHaveAccessibleDescription(/No such club/));
      expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(/No such number/);
      expect(await screen.findByText('Step 1 of 3')).toBeVisible();
      await waitFor(() => expect(screen.getByRole('group', { name: 'There are 2 problems' })).toHaveFocus());
      await user.click(screen.getByRole('link', { name: 'No such number' }));
      await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveFocus());
      await user.click(screen.getByRole('link', { name: 'No such club' }));
      await waitFor(() => expect(club()).toHaveFocus());
    },
  );

  it('is linked from a club’s page', async () => {
    await showPage('/clubs/leeds-lions');
    // Once beside the club's facts and once below them, where a phone shows it.
    for (const link of await screen.findAllByRole('link', { name: 'Claim this club' })) {
      expect(link).toHaveAttribute('href', '/claim-club?club=leeds-lions');
    }
  });
});
