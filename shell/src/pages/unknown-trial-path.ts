/** Where testers' links lead that name no version which can be tried. */
export const UNKNOWN_TRIAL_PATH = '/releases/unknown';
