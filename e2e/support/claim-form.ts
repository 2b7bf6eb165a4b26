import type { AnyPart, Place } from './any-page';
import { fill, toast } from './screen';
import { open } from './test';
import type { OpenablePage } from './test';

interface UnlistedClub {
  club: string;
  /** The representative's. */
  email: string;
}

/** Goes to the next step of the form. */
async function goOn<Part extends AnyPart<Part>>(page: Place<Part>, step: number) {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(`Step ${step} of 3`).waitFor();
}

/** Claims a club that isn't listed, up to the confirmation. */
export async function claimUnlistedClub<Part extends AnyPart<Part>>(
  page: OpenablePage<Part>,
  siteUrl: string,
  { club, email }: UnlistedClub,
) {
  await open(page, `${siteUrl}/claim-club`);
  await page.getByLabel('My club is not listed').check();
  await fill(page, 'Your club’s name', club);
  await fill(page, 'Full name', 'Sam Carter');
  await page.getByLabel('Position at the club').selectOption('Secretary');
  await fill(page, 'Email address', email);
  await fill(page, 'Phone number', '0113 496 0000');
  await goOn(page, 2);
  await fill(page, 'Description', 'A small club beside the river with teams for girls and boys.');
  await fill(page, 'Facilities', 'Two grass pitches and a clubhouse.');
  await fill(page, 'Age groups', 'U7s to U14s');
  await fill(page, 'Training days', 'Tuesday and Thursday');
  await goOn(page, 3);
  await page.getByLabel('Verification method').selectOption('documentation');
  await page.getByRole('button', { name: 'Submit Claim' }).click();
  await toast(page, 'Claim Submitted Successfully!').waitFor();
}
