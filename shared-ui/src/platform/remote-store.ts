import { configureStore } from '@reduxjs/toolkit';
import type { Api, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import type { Reducer } from '@reduxjs/toolkit';
import type { PreloadedQuery, RemoteContext } from './remote-contract';

/** The parts of an RTK Query api that a store needs, whatever its endpoints. */
type AnyApi = Pick<
  Api<never, EndpointDefinitions, string, string>,
  'reducerPath' | 'reducer' | 'middleware' | 'util'
>;

/**
 * Creates a remote's own Redux store with its RTK Query api, filled with the responses that the server rendered with.
 * @param context becomes the thunk's extra argument, where the base query finds the api's address
 * @param reducers the remote's other slices, by name
 */
export function createRemoteStore(
  api: unknown,
  context: RemoteContext,
  preloaded: PreloadedQuery[] = [],
  reducers: Record<string, Reducer> = {},
) {
  const { reducerPath, reducer, middleware, util } = api as AnyApi;
  const store = configureStore({
    reducer: { ...reducers, [reducerPath]: reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: context },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(middleware),
  });
  if (preloaded.length > 0) store.dispatch(util.upsertQueryEntries(preloaded as never));
  return store;
}
