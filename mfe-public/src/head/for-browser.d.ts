/**
 * Whether this build runs in browsers, set by the build: what's only in the server's first response, such as structured
 * data, stays out of the browser's code.
 */
declare const __FOR_BROWSER__: boolean;
