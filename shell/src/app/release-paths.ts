/** Where testers' links lead if they name no version that can be tried. */
export const UNKNOWN_TRIAL_PATH = '/releases/unknown';
