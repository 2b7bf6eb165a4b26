import { siteAdminApi } from '../../api/site-admin-api';

/**
 * Written by hand because the contract does not have the call yet: it comes with the moderator's tools, and the
 * generated endpoint takes its place then.
 */
const gateApi = siteAdminApi.injectEndpoints({
  endpoints: (build) => ({
    loginSiteAdmin: build.mutation<{ token: string }, { password: string }>({
      query: (body) => ({ url: '/admin/login', method: 'POST', body }),
    }),
  }),
});

export const { useLoginSiteAdminMutation } = gateApi;
