import { fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FoundPerson, PersonPart } from '../../api/types';
import { aSession, beSignedIn, navigationLink, refusal, showAdmin } from '../../testing/show-admin';

const FIND = 'POST /admin/people/find';
const EXPORT = 'POST /admin/people/export';
const ERASE = 'POST /admin/people/erase';
const EMAIL = 'sam@home.example';

const ENTRY = { id: 31, clubId: 7, at: '2026-03-11T10:00:00.000Z', fateReason: '' };
const REVIEWS: PersonPart = {
  kind: 'review',
  count: 1,
  fates: { deleted: 1, emptied: 0, kept: 0 },
  entries: [{ ...ENTRY, title: 'Leeds Lions', state: 'Public', fate: 'deleted' }],
};
const NOTICES: PersonPart = {
  kind: 'notice',
  count: 1,
  fates: { deleted: 0, emptied: 0, kept: 1 },
  entries: [
    {
      ...ENTRY,
      id: 4,
      title: 'Otley Otters',
      state: 'Open',
      fate: 'kept',
      fateReason: 'A claim can be brought.',
    },
  ],
};
const aPerson = (values: Partial<FoundPerson> = {}): FoundPerson => ({
  parts: [REVIEWS, NOTICES],
  refusal: null,
  earlier: [],
  ...values,
});

describe('finding a person', () => {
  beforeEach(beSignedIn);

  const show = async (answers = {}) => {
    const shown = await showAdmin('/admin/people', { [FIND]: { body: aPerson() }, ...answers });
    await screen.findByLabelText('Email address');
    return shown;
  };
  const find = async () => {
    await fillIn(screen.getByLabelText('Email address'), EMAIL);
    await userEvent.type(screen.getByLabelText('Request reference'), 'Request 17{Enter}');
    return screen.findByRole('heading', { name: `What we hold about ${EMAIL}` });
  };
  const openErasure = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Erase this person' }));
    return within(await screen.findByRole('dialog', { name: 'Erase this person?' }));
  };

  it('needs an address, and a reference without one', async () => {
    const { calls } = await show();
    expect(await navigationLink('Find a person')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('Please enter an email address')).toBeVisible();
    expect(screen.getByText('Please say which request this is about')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Request reference'), `from ${EMAIL}{Enter}`);
    expect(await screen.findByText(/^Please leave the address out of the reference/)).toBeVisible();
    expect(calls(FIND)).toEqual([]);
  });

  it('shows what is stored by kind, with links to the entries and what an erasure does to them', async () => {
    const { calls } = await show({
      [FIND]: {
        body: aPerson({
          earlier: [
            {
              action: 'person-exported',
              reference: 'Request 9',
              staffName: 'Alex',
              createdAt: '2026-03-01T10:00:00.000Z',
            },
          ],
        }),
      },
    });
    await find();
    expect(calls(FIND)[0]!.body).toEqual({ email: EMAIL, reference: 'Request 17' });
    const review = within(screen.getByRole('heading', { name: '1 review' }).closest('section')!);
    expect(review.getByRole('link', { name: 'Leeds Lions' })).toHaveAttribute(
      'href',
      '/admin/reviews?club=7',
    );
    expect(review.getByRole('listitem')).toHaveTextContent(
      'Leeds LionsPublic, 11 March 2026Would be deleted',
    );
    const notice = within(screen.getByRole('heading', { name: '1 notice of complaint' }).closest('section')!);
    expect(notice.getByRole('link')).toHaveAttribute('href', '/admin/notices?notice=4');
    expect(notice.getByText('A claim can be brought.')).toBeVisible();
    expect(screen.getByText(/Copy made by Alex, “Request 9”/)).toBeVisible();
  });

  it('says if nothing is stored, and that a login may use another spelling', async () => {
    await show({ [FIND]: { body: aPerson({ parts: [] }) } });
    await find();
    expect(screen.getByText('We hold nothing about this address')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download a copy' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Erase this person' })).not.toBeInTheDocument();
  });

  it('shows the server’s objection beside the field', async () => {
    const message = 'Please enter a valid email address';
    await show({ [FIND]: { status: 400, body: { statusCode: 400, message, fields: { email: message } } } });
    await userEvent.type(screen.getByLabelText('Email address'), 'sam');
    await userEvent.type(screen.getByLabelText('Request reference'), 'Request 17{Enter}');
    const email = screen.getByLabelText('Email address');
    await waitFor(() => expect(email).toHaveAccessibleDescription(message));
    await waitFor(() => expect(email).toHaveFocus());
  });

  it('makes a copy as a single file, whose name says nothing about the person', async () => {
    const copied = { emailAddress: EMAIL, exportedAt: '2026-03-14T09:00:00.000Z', entries: [] };
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:copy';
    };
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function noteName() {
      names.push(this.download);
    };
    try {
      const { calls } = await show({ [EXPORT]: { body: copied } });
      await find();
      await userEvent.click(screen.getByRole('button', { name: 'Download a copy' }));
      expect(await screen.findByText('Copy downloaded')).toBeVisible();
      expect(calls(EXPORT)[0]!.body).toEqual({ email: EMAIL, reference: 'Request 17' });
      expect(names).toEqual(['personal-data-2026-03-14.json']);
      expect(files).toHaveLength(1);
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  });

  it('erases once the address is typed again, and shows what is left with the focus there', async () => {
    const { calls } = await show({ [ERASE]: { body: { deleted: 1, emptied: 0, left: [NOTICES] } } });
    await find();
    const dialog = await openErasure();
    expect(dialog.getByText('Deleted for good').nextSibling).toHaveTextContent('1 review');
    expect(dialog.getByText('Stays').nextSibling).toHaveTextContent('1 notice of complaint');
    await fillIn(dialog.getByLabelText('Type the address again'), 'sam@elsewhere.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
    expect(await dialog.findByText(/^This isn’t the address above/)).toBeVisible();
    expect(calls(ERASE)).toEqual([]);

    await userEvent.clear(dialog.getByLabelText('Type the address again'));
    await fillIn(dialog.getByLabelText('Type the address again'), 'Sam@Home.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
    const heading = await screen.findByRole('heading', { name: `What we still hold about ${EMAIL}` });
    expect(calls(ERASE)[0]!.body).toEqual({
      email: EMAIL,
      reference: 'Request 17',
      confirmation: 'Sam@Home.example',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('heading', { name: '1 review' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '1 notice of complaint' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erase this person' })).not.toBeInTheDocument();
  });

  it('says why a person can’t be erased', async () => {
    const words = 'This is the last owner: make someone else an owner first';
    await show({ [FIND]: { body: aPerson({ refusal: words }) } });
    await find();
    expect(screen.getByText(`${words}.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erase this person' })).not.toBeInTheDocument();
  });

  it('says in the dialog why an erasure failed, and keeps it open', async () => {
    await show({ [ERASE]: refusal(409, 'This login’s clubs have just changed.') });
    await find();
    const dialog = await openErasure();
    await fillIn(dialog.getByLabelText('Type the address again'), EMAIL);
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This login’s clubs have just changed.');
  });

  it('is for owners; others are told who the page is for', async () => {
    await showAdmin('/admin/people', {
      'GET /admin/session': { body: aSession({ role: 'moderator', hasAccount: true, id: 3, name: 'Kim' }) },
    });
    expect(await screen.findByText('This page is for owners')).toBeVisible();
    expect(screen.queryByLabelText('Email address')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Find a person' })).not.toBeInTheDocument();
  });
});
