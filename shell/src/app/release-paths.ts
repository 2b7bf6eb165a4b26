/** Where staff say which remote their tab should get from somewhere else. */
export const OVERRIDE_FORM_PATH = '/releases/override';

/** Where testers' links lead that name no version which can be tried. */
export const UNKNOWN_TRIAL_PATH = '/releases/unknown';
