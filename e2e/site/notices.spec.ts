import type { Page } from '@playwright/test';
import { linkIn } from '../support/mail-server';
import { openAsModerator } from '../support/moderator';
import { fill, toast } from '../support/screen';
import { allClubs, fromApi } from '../support/site-data';
import type { ListedClub, PublicReview } from '../support/site-data';
import { expect, open, test, useOwnSite } from '../support/test';
import { mailedLink, publicFacts, publishReview } from '../support/written-review';

const TEXT = 'The head coach takes money for places in the first team.';
const SUPPORT = 'support@example.org';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true }).check();
const confirmIn = (page: Page, dialog: string, button: string) =>
  page.getByRole('dialog', { name: dialog }).getByRole('button', { name: button, exact: true }).click();

test.describe('a notice of defamation', () => {
  const site = useOwnSite();
  const { product, mailServer } = site;
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const mailTo = async (address: string, subject: string, about = '') => {
    const find = () =>
      mailServer
        .mailsTo(address)
        .findLast((mail) => mail.subject?.includes(subject) && mail.html?.includes(about));
    await expect.poll(() => find()?.subject).toContain(subject);
    return find()!;
  };

  /** Publishes a review that somebody will complain about. */
  async function publish(who: string) {
    const club = (await allClubs(product.apiUrl)).findLast(({ reviewCount }) => reviewCount === 2)!;
    const author = `author.${who}@example.org`;
    await publishReview(site, { clubId: club.id, email: author, text: TEXT, stars: 1 });
    const reviews = await fromApi<PublicReview[]>(`/clubs/${club.slug}/reviews`, product.apiUrl);
    const { id } = reviews.find(({ reviewText }) => reviewText === TEXT)!;
    return { club, author, complainant: `complainant.${who}@example.org`, id };
  }

  /** Sends a notice about a review with the form and the link from the mail, which it returns. */
  async function complain(page: Page, id: number, complainant: string) {
    await open(page, `${product.url}/notice?review=${id}`);
    await expect(page.getByText(TEXT)).toBeVisible();
    await press(page, 'Continue');
    const problems = page.getByRole('group', { name: /^There are \d+ problems$/ });
    await expect(problems).toBeFocused();
    await problems.getByRole('link').first().press('Enter');
    await expect(page.getByLabel('Your full name')).toBeFocused();
    await fill(page, 'Your full name', 'Alex Carter');
    await fill(page, 'Your email address', complainant);
    await fill(page, 'The statement', TEXT);
    await fill(page, 'Why it’s defamatory of you', 'I am the head coach, as every parent knows.');
    await fill(page, 'What you understand it to mean', 'That I can be bought.');
    await fill(page, 'What’s wrong with it', 'I have never taken money from anybody.');
    await choose(page, 'May we give the author your name?', 'Yes');
    await choose(page, 'May we give the author your email address?', 'No');
    await page.getByLabel('I don’t have enough information about the author').check();
    await press(page, 'Continue');
    await expect(heading(page, 'Please check your email')).toBeVisible();

    const link = await mailedLink(mailServer, complainant, '/notice');
    await open(page, link);
    await expect(heading(page, 'Send this notice?')).toBeVisible();
    await press(page, 'Send my notice');
    await expect(page.getByText('Next: A moderator will read the notice')).toBeVisible();
    return link;
  }

  /** A moderator passes the notice on, from the mail that asks for it. */
  async function forward(page: Page, club: ListedClub) {
    const mail = await mailTo(SUPPORT, 'needs a decision', club.name);
    const reference = /^Notice (\w{10})/.exec(mail.subject ?? '')![1]!;
    const address = new URL(linkIn(mail, '/admin/notices'));
    await openAsModerator(page, product, `${address.pathname}${address.search}`);
    await expect(heading(page, new RegExp(`^Notice ${reference}`))).toBeVisible();
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText('left');
    await press(page, 'Pass it on');
    await confirmIn(page, 'Pass this notice on?', 'Pass it on');
    await expect(toast(page, 'Notice updated')).toBeVisible();
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText(
      'Next: The author of the review can answer',
    );
  }

  test('is passed on, and its author keeps the review', async ({ page }) => {
    const { club, author, complainant, id } = await publish('kept');
    const link = await complain(page, id, complainant);
    await forward(page, club);
    const letter = await mailTo(author, 'A complaint about your review');
    expect(letter.text).toContain('Alex Carter');
    expect(letter.text).not.toContain(complainant);

    await open(page, linkIn(letter, '/notice-answer'));
    await expect(heading(page, /^A complaint about your review/)).toBeVisible();
    await page.getByRole('radio', { name: 'Keep my review' }).check();
    await press(page, 'Send my answer');
    await expect(page.getByLabel('Your full name')).toBeFocused();
    await fill(page, 'Your full name', 'Jo Reed');
    await fill(page, 'Your postal address', '4 Mill Lane\nLeeds LS6 1AA');
    await choose(page, 'May we give them to the complainant?', 'Yes');
    await press(page, 'Send my answer');
    await expect(page.getByText('We have your answer')).toBeVisible();

    await openAsModerator(page, product, '/admin/notices');
    await page.getByRole('main').getByRole('link', { name: club.name }).click();
    await expect(page.getByText('Jo Reed')).toBeVisible();
    await press(page, 'It stays');
    await confirmIn(page, 'Tell the complainant that the review stays?', 'It stays');
    await expect(toast(page, 'Notice updated')).toBeVisible();

    expect((await mailTo(complainant, 'wants the review to stay')).text).toContain('Jo Reed');
    await open(page, link);
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Closed: the review stays');
    expect((await publicFacts(product.apiUrl, club.slug)).texts).toContain(TEXT);
  });
});
