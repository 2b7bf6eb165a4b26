import type { AnyPart, Place } from './any-page';

/** The dialog for writing a review. */
export const reviewDialog = <Part>(page: Place<Part>) => page.getByRole('dialog', { name: 'Write a review' });

/** The dialog that replaces it once a review was sent. */
export const inboxDialog = <Part>(page: Place<Part>) =>
  page.getByRole('dialog', { name: 'Check your inbox' });

/** Closes the dialog that says where the link went. */
export async function closeInbox<Part extends AnyPart<Part>>(page: Place<Part>) {
  await inboxDialog(page).getByRole('button', { name: 'Done' }).click();
  await inboxDialog(page).waitFor({ state: 'hidden' });
}

/** Cancels, keeps what's written, and waits until the dialog has closed. */
export async function keepDraft<Part extends AnyPart<Part>>(page: Place<Part>) {
  await reviewDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await reviewDialog(page).getByRole('button', { name: 'Keep my draft' }).click();
  await reviewDialog(page).waitFor({ state: 'hidden' });
}

/** The submit button. */
export const submitReview = <Part extends AnyPart<Part>>(page: Place<Part>) =>
  reviewDialog(page).getByRole('button', { name: 'Submit Anonymous Review' });

/** The names of the five star ratings. */
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

/** What a parent enters; `ageGroup` is the option's value, such as "U12s". */
export interface WrittenReview {
  ageGroup: string;
  email: string;
  stars: readonly number[];
  text: string;
}

/** Fills in everything except the club. */
export async function fillInReview<Part extends AnyPart<Part>>(
  page: Place<Part>,
  { ageGroup, email, stars, text }: WrittenReview,
) {
  await reviewDialog(page).getByLabel('Age group').selectOption(ageGroup);
  await reviewDialog(page).getByLabel('Your email address').fill(email);
  for (const [index, question] of QUESTIONS.entries()) await rate(page, question, stars[index]!);
  await reviewDialog(page).getByLabel('Your review').fill(text);
}
