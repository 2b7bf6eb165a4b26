/** Shared by the remotes with a login. It isn't part of the façade: visitors without a login never load it. */
export { createSession } from './session';
export { SessionList } from './session-list';
export { createSessionBaseQuery, SESSION_HEADERS } from './session-base-query';
export { useLogOut } from './use-log-out';
export { useSessionEnd } from './use-session-end';
