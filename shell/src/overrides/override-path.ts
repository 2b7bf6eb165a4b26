/** Where pages of tabs with an override come from: browsers send the cookie of staff below /api alone. */
export const OVERRIDE_PATH = '/api/releases/override';

/** Why an override can't be. */
export type OverrideRefusal = 'staff' | 'remote' | 'entry' | 'release' | 'service';
