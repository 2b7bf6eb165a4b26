import { createContext, useContext } from 'react';
import type { RemoteHost } from './remote-host';

const Context = createContext<RemoteHost | null>(null);

/** Gives the components below it the remotes. */
export const RemoteHostProvider = Context.Provider;

/** The page's {@link RemoteHost}. Throws outside of a provider. */
export function useRemoteHost(): RemoteHost {
  const host = useContext(Context);
  if (host === null) throw new Error('useRemoteHost needs a RemoteHostProvider above it');
  return host;
}
