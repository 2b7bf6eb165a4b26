import type { Registry } from '../../src/remotes/boot-data';
import type { ReleaseRecord } from './release-record';

/** The releases that a visitor gets, both as sent to browsers and as the server needs them. */
export interface RegistrySnapshot {
  registry: Registry;
  /** The record of each remote's first release by the remote's name; remotes that are switched off have none. */
  active: Map<string, ReleaseRecord>;
  /** The versions that differ from those most visitors get, as text; empty if none do. */
  variant: string;
}

/** Base URL of a release's browser files. */
export const releaseUrl = (name: string, version: string) => `/mfe/${name}/${version}/client/`;
