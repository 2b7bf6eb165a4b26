/**
 * Whether this build runs in browsers, set by the build: what only the server's first answer holds, such as structured
 * data, stays out of the browser's code.
 */
declare const __FOR_BROWSER__: boolean;
