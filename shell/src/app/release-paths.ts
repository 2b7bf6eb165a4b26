/** Where staff choose which remote their tab should get from somewhere else. */
export const OVERRIDE_FORM_PATH = '/releases/override';

/** Where testers' links lead if they name no version that can be tried. */
export const UNKNOWN_TRIAL_PATH = '/releases/unknown';
