import { createContext, useContext } from 'react';
import type { RemoteHost } from './remote-host';

const Context = createContext<RemoteHost | null>(null);

/** Provides the remote host to the components inside it. */
export const RemoteHostProvider = Context.Provider;

/** Returns the page's {@link RemoteHost}. Throws outside a provider. */
export function useRemoteHost(): RemoteHost {
  const host = useContext(Context);
  if (host === null) throw new Error('useRemoteHost must be used inside a RemoteHostProvider');
  return host;
}
