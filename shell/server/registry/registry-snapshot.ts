import type { Registry } from '../../src/remotes/boot-data';
import type { ReleaseRecord } from './release-record';
import type { ShellRecord } from './shell-record';

/** The releases that a visitor gets: as browsers are told of them, and as the server needs them. */
export interface RegistrySnapshot {
  registry: Registry;
  /** The record of each remote's first release by the remote's name; none of remotes that are switched off. */
  active: Map<string, ReleaseRecord>;
  /** The releases of the shell's browser part in the order in which they're tried; then comes what this server was built with. */
  shells: readonly ShellRecord[];
  /** Which versions differ from those that most visitors get, as a text; empty where none does. */
  variant: string;
}

/** Base URL of a release's browser files. */
export const releaseUrl = (name: string, version: string) => `/mfe/${name}/${version}/client/`;
