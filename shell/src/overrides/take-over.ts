import type { BootData, Registry } from '../remotes/boot-data';
import { OVERRIDE_PATH } from './override-path';
import { OVERRIDE_KEY } from './stored-override';

/** Where the site administration notes that somebody is logged in. */
const STAFF_MARK = 'site-admin-session';

/** How soon after the log-out of whoever uses this browser the override ends. */
const LOOK_EVERY_MS = 1000;

/** Ends the tab's override: the page is loaded again, as everybody gets it. */
function end() {
  sessionStorage.removeItem(OVERRIDE_KEY);
  location.reload();
}

/** Ends it when staff log out. Who isn't noted as logged in is known by their cookie alone, at the next page. */
function endWithLogin() {
  if (localStorage.getItem(STAFF_MARK) === null) return;
  const look = setInterval(() => {
    if (localStorage.getItem(STAFF_MARK) !== null) return;
    clearInterval(look);
    end();
  }, LOOK_EVERY_MS);
}

/**
 * Takes care of the override of this tab before anything starts: has the page sent with it, notes it for the pages that
 * follow, or forgets it when it's over.
 * @param leave loads another address in the place of this page
 * @returns what makes the override part of a registry that is fetched later; a promise that stays open while another page
 * is on its way
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
