/** Session storage key for the tab's override. */
export const OVERRIDE_KEY = 'override';

/** Whether this tab has an override. Browsers may block access to storage. */
export function hasStoredOverride(): boolean {
  try {
    return OVERRIDE_KEY in sessionStorage;
  } catch {
    return false;
  }
}
