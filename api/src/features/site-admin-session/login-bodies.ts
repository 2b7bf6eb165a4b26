import { z } from 'zod';

const error = 'Please enter the password';

/** What the site's administrator logs in with. */
export const siteAdminLogin = z.object({
  password: z.string({ error }).min(1, { error }).max(1000, { error: 'Incorrect password.' }),
});

export type SiteAdminLogin = z.output<typeof siteAdminLogin>;
