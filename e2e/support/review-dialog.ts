import type { AnyPart, Place } from './any-page';

/** The dialog in which a review is written. */
export const reviewDialog = <Part>(page: Place<Part>) => page.getByRole('dialog', { name: 'Write a review' });

/** What takes its place once a review was sent. */
export const inboxDialog = <Part>(page: Place<Part>) =>
  page.getByRole('dialog', { name: 'Check your inbox' });

/** Closes what says where the link went. */
export async function closeInbox<Part extends AnyPart<Part>>(page: Place<Part>) {
  await inboxDialog(page).getByRole('button', { name: 'Done' }).click();
  await inboxDialog(page).waitFor({ state: 'hidden' });
}

/** The button that sends it. */
export const submitReview = <Part extends AnyPart<Part>>(page: Place<Part>) =>
  reviewDialog(page).getByRole('button', { name: 'Submit Anonymous Review' });

/** What the five star ratings are called. */
export const QUESTIONS = [
  'Coaching quality',
  'Communication',
  'Facilities',
  'Inclusivity',
  'Value for money',
];

// 1 to 5 stars for one of the questions.
const rate = <Part extends AnyPart<Part>>(page: Place<Part>, question: string, stars: number) =>
  reviewDialog(page)
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: new RegExp(`^${stars} star`) })
    .check({ force: true });

/** What a parent writes; `ageGroup` is the option's value, such as "U12s". */
export interface WrittenReview {
  ageGroup: string;
  email: string;
  stars: readonly number[];
  text: string;
}

/** Fills in everything but the club. */
export async function fillInReview<Part extends AnyPart<Part>>(
  page: Place<Part>,
  { ageGroup, email, stars, text }: WrittenReview,
) {
  await reviewDialog(page).getByLabel('Age group').selectOption(ageGroup);
  await reviewDialog(page).getByLabel('Your email address').fill(email);
  for (const [index, question] of QUESTIONS.entries()) await rate(page, question, stars[index]!);
  await reviewDialog(page).getByLabel('Your review').fill(text);
}
