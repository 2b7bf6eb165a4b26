import { SITE_PASSWORD } from '../../support/moderator';
import { fill, toast } from '../../support/screen';
import { open } from '../../support/test';
import type { Visitor } from './visitor';

/** Browsers log the response that makes the gate appear. */
const LOCKED = /401/;

/** Opens a page of the site administration and unlocks it through its form. */
export async function unlockAdministration(visitor: Visitor, path: string) {
  visitor.expectInConsole(LOCKED);
  await open(visitor, path);
  await fill(visitor, 'Site password', SITE_PASSWORD);
  await visitor.getByRole('button', { name: 'Unlock' }).click();
  await toast(visitor, 'Access Granted').waitFor();
}

/** Opens the clubs' area and logs in through its form. */
export async function logInAsClub(visitor: Visitor, email: string, password: string) {
  visitor.expectInConsole(LOCKED);
  await open(visitor, '/club-admin');
  await fill(visitor, 'Email address', email);
  await fill(visitor, 'Password', password);
  await visitor.getByRole('button', { name: 'Log in' }).click();
  await visitor.getByRole('heading', { level: 1, name: / - Admin Dashboard$/ }).waitFor();
}
