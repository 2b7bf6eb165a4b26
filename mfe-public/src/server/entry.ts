/** What the shell's server loads to render pages. */
export { preloadPages } from '../app/pages';
export { createRemote, version } from '../app/routes';
