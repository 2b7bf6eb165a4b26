/** Where staff say which remote their tab should get from somewhere else. */
export const OVERRIDE_FORM_PATH = '/releases/override';
