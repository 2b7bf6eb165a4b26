/** Where pages of tabs with an override come from: browsers send the staff cookie below /api only. */
export const OVERRIDE_PATH = '/api/releases/override';

/** Why an override was refused. */
export type OverrideRefusal = 'staff' | 'remote' | 'entry' | 'release' | 'service';
