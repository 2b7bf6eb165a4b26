import type { ServerConfig } from '../config';
import type { RegistryReader } from './registry-reader';

/** File name of the container that a remote's dev server offers. */
const DEV_ENTRY = 'remoteEntry.js';

/**
 * In development, replaces releases by the dev servers of the remotes that are being worked on. Those are
 * rendered in the browser only: the release's server code would be another version.
 */
export function withDevRemotes(reader: RegistryReader, { devRemotes }: ServerConfig): RegistryReader {
  if (devRemotes.size === 0) return reader;
  return {
    async current() {
      const snapshot = await reader.current();
      return {
        active: new Map([...snapshot.active].filter(([name]) => !devRemotes.has(name))),
        registry: {
          ...snapshot.registry,
          remotes: snapshot.registry.remotes.map((remote) => {
            const address = devRemotes.get(remote.name);
            if (address === undefined) return remote;
            const release = { version: 'dev', entryUrl: `${address}/${DEV_ENTRY}`, entryIntegrity: '' };
            return { ...remote, releases: [release] };
          }),
        },
      };
    },
  };
}
