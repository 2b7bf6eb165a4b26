/** The club login that anyone may try. It exists only while the sample data is loaded. */
export const DEMO_LOGIN = { email: 'demo@club-login.example', password: 'kick-off-demo' } as const;
