/** Name of the tab's override in its storage. */
export const OVERRIDE_KEY = 'override';

/** Whether this tab has an override. Browsers may refuse a look at their storage. */
export function hasStoredOverride(): boolean {
  try {
    return OVERRIDE_KEY in sessionStorage;
  } catch {
    return false;
  }
}
