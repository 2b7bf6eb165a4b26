import type { emptyApi } from './empty-api';

type Builder = Parameters<Parameters<typeof emptyApi.injectEndpoints>[0]['endpoints']>[0];

interface Injection<Definitions> {
  endpoints: (build: Builder) => Definitions;
  overrideExisting: boolean;
}

/**
 * The api that the generated endpoints are added to. It only hands them on, so that the server's page descriptions can
 * use them without React and Redux.
 */
export const collector = {
  injectEndpoints: <Definitions>({ endpoints }: Injection<Definitions>) => endpoints,
};
