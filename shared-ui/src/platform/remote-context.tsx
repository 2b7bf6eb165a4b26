import { createContext, useContext } from 'react';
import type { RemoteContext } from './remote-contract';

const Context = createContext<RemoteContext | null>(null);

/** Gives everything below it the shell's context; each remote wraps its routes in it. */
export const RemoteContextProvider = Context.Provider;

/** The shell's context. Throws outside a provider. */
export function useRemoteContext(): RemoteContext {
  const context = useContext(Context);
  if (context === null) throw new Error('useRemoteContext needs a RemoteContextProvider above it');
  return context;
}
