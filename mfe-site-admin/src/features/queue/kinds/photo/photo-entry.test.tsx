import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminPhoto } from '../../../../api/types';
import { anAdminPhoto } from '../../../../testing/factories';
import { aSession, beSignedIn, showAdmin } from '../../../../testing/show-admin';
import { anEntry, beWide, DECIDE, sent, showQueue } from '../../../../testing/show-queue';

const user = userEvent.setup({ delay: null });
const entry = (changes: Partial<AdminPhoto> = {}) => {
  const photo = anAdminPhoto({ state: 'held', suffix: '?until=1&signature=x', ...changes });
  return anEntry({ kind: 'photo', id: photo.id, review: null, photo });
};
const pane = async () => within(await screen.findByRole('article', { name: 'Club picture: Leeds Lions' }));

beforeEach(() => {
  beSignedIn();
  beWide(true);
});

describe('a picture in the queue', () => {
  it('is shown in formats and widths, signed, with what its sender said', async () => {
    await showQueue([entry()]);
    const shown = await pane();
    const picture = shown.getByRole('img', { name: 'Under tens after a match' });
    const path = `/api/photos/${'b'.repeat(24)}`;
    expect(picture).toHaveAttribute('src', `${path}/800.webp?until=1&signature=x`);
    expect(picture).toHaveAttribute('width', '1600');
    const source = picture.parentElement?.querySelector('source');
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source?.getAttribute('srcset')).toContain(`${path}/320.avif?until=1&signature=x 320w`);
    expect(shown.getByText('Photo: Under tens after a match')).toBeVisible();
    expect(shown.getByText(/The club confirms that parents or carers have agreed/)).toBeVisible();
    expect(shown.getByRole('link', { name: /^The club’s entry/ })).toHaveAttribute('href', '/admin/clubs/7');
  });

  it.each<[string, Partial<AdminPhoto>, RegExp]>([
    [
      'nobody can be recognised',
      { showsChildren: false, hasConsent: false },
      /no children can be recognised/,
    ],
    ['consent is missing', { showsChildren: true, hasConsent: false }, /no one has confirmed/],
    ['nobody was asked', { showsChildren: null, hasConsent: false }, /We didn’t ask/],
  ])('says when %s', async (_, changes, words) => {
    await showQueue([entry(changes)]);
    expect((await pane()).getByText(words)).toBeVisible();
  });

  it('says where it was fetched from, and if it has no description', async () => {
    const sourceUrl = 'https://lions.example/crest.png';
    await showQueue([entry({ kind: 'logo', description: '', sourceUrl, showsChildren: null })]);
    const shown = await pane();
    expect(shown.getByRole('img', { name: 'The logo, without a description' })).toHaveAttribute(
      'src',
      expect.stringContaining('/192.webp'),
    );
    expect(shown.getByText(`Fetched from ${sourceUrl}`)).toBeVisible();
    expect(shown.getByText('Logo')).toBeVisible();
  });

  it('is published with one press', async () => {
    const { calls } = await showQueue([entry()]);
    expect((await pane()).getByRole('button', { name: /^Show/ })).toBeVisible();
    await user.keyboard('a');
    expect(await screen.findByText(/^Shown: /)).toBeVisible();
    expect(sent(calls)).toEqual([[{ kind: 'photo', id: 12, verdict: 'accept' }]]);
  });

  it('is refused with a reason, which is emailed to its club', async () => {
    const { calls } = await showQueue([entry()]);
    await pane();
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse: Leeds Lions' }));
    expect(dialog.getByText(/we’ll delete its files\. We’ll email the club’s managers/)).toBeVisible();
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    expect(calls(DECIDE)).toEqual([]);
    await fillIn(dialog.getByRole('textbox'), 'A child’s name can be read.');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText(/^Refused: /)).toBeVisible();
    const reason = 'A child’s name can be read.';
    expect(sent(calls)).toEqual([[{ kind: 'photo', id: 12, verdict: 'refuse', reason }]]);
  });

  it('can only be viewed by readers', async () => {
    const reader = { 'GET /admin/session': { body: aSession({ role: 'reader', name: 'Robin' }) } };
    const { calls } = await showQueue([entry()], reader);
    expect((await pane()).queryByRole('button', { name: /^Show|^Refuse/ })).not.toBeInTheDocument();
    await user.keyboard('a');
    expect(calls(DECIDE)).toEqual([]);
  });

  it('has its own filter', async () => {
    const { calls } = await showAdmin('/admin?kinds=photo', { 'GET /admin/desk': { body: [] } });
    expect(await screen.findByRole('button', { name: /^Pictures/ })).toBeVisible();
    expect(calls('GET /admin/desk')[0]?.query.get('kinds')).toBe('photo');
  });
});
