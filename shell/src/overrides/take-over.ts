import type { BootData, Registry } from '../remotes/boot-data';
import { OVERRIDE_PATH } from './override-path';
import { OVERRIDE_KEY } from './stored-override';

/** Storage key by which the site administration marks that somebody is logged in. */
const STAFF_MARK = 'site-admin-session';

/** How soon after a staff member logs out in this browser the override ends. */
const LOOK_EVERY_MS = 1000;

/** Ends the tab's override: the page is reloaded in its ordinary version. */
function end() {
  sessionStorage.removeItem(OVERRIDE_KEY);
  location.reload();
}

/**
 * Ends the override when staff log out. If nobody is marked as logged in, only the cookie tells, with the next page.
 */
function endWithLogin() {
  if (localStorage.getItem(STAFF_MARK) === null) return;
  const look = setInterval(() => {
    if (localStorage.getItem(STAFF_MARK) !== null) return;
    clearInterval(look);
    end();
  }, LOOK_EVERY_MS);
}

/**
 * Handles the tab's override before anything starts: requests the page with it, stores it for the pages that follow, or
 * drops it when it has ended.
 * @param leave loads another URL in place of this page
 * @returns a function that adds the override to a registry fetched later; the promise stays pending while another page
 * loads
 */
export async function takeOver(
  { registry, override }: BootData,
  leave = (address: string) => location.replace(address),
): Promise<(fetched: Registry) => Registry> {
  if (override === undefined) {
    const { pathname, search, hash } = location;
    const stored = JSON.parse(sessionStorage.getItem(OVERRIDE_KEY)!) as Record<'remote' | 'entry', string>;
    const asked = new URLSearchParams({ ...stored, at: pathname + search, ongoing: '' });
    leave(`${OVERRIDE_PATH}?${asked.toString()}${hash}`);
    return new Promise(() => undefined);
  }
  const { remote, entry, at } = override;
  history.replaceState(history.state, '', at + location.hash);
  if (remote === undefined) {
    sessionStorage.removeItem(OVERRIDE_KEY);
    return (fetched) => fetched;
  }
  sessionStorage.setItem(OVERRIDE_KEY, JSON.stringify({ remote, entry }));
  document.querySelector('[data-end-override]')?.addEventListener('click', end);
  endWithLogin();
  const overridden = registry.remotes.find(({ name }) => name === remote);
  return (fetched) => ({
    ...fetched,
    remotes: fetched.remotes.map((one) => (one.name === remote ? (overridden ?? one) : one)),
  });
}
