import { DEMO_CLUB_INDEX } from './clubs.js';

/** The club login that anybody may try; it exists only beside sample data. */
export const DEMO_LOGIN = { email: 'demo@club-login.example', password: 'kick-off-demo' } as const;

/** What the demo club's administrator is called. */
export const DEMO_ADMIN_NAME = 'Demo Club Secretary';

/** The club that the demo login manages. */
export { DEMO_CLUB_INDEX };
