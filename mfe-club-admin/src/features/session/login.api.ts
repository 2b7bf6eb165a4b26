import { clubAdminApi } from '../../api/club-admin-api';
import type { LoginFormValues } from './login-form.schema';

/** The answer to a successful login. */
interface LoginAnswer {
  token: string;
  admin: { name: string };
}

/**
 * Written by hand because the contract does not have the call yet: it comes with the club accounts, and the
 * generated endpoint takes its place then.
 */
const loginApi = clubAdminApi.injectEndpoints({
  endpoints: (build) => ({
    loginClubAdmin: build.mutation<LoginAnswer, LoginFormValues>({
      query: (body) => ({ url: '/club-admin/login', method: 'POST', body }),
    }),
  }),
});

export const { useLoginClubAdminMutation } = loginApi;
