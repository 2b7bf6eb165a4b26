/**
 * Shared by the remotes with a login. Not part of the façade: visitors without a login never load it.
 */
export { createSession } from './session';
export { createSessionBaseQuery } from './session-base-query';
export { useSessionEnd } from './use-session-end';
