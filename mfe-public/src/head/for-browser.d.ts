/**
 * Whether this build runs in browsers, put in by the build: what only the first answer of the server holds, such as
 * structured data, stays out of their code.
 */
declare const __FOR_BROWSER__: boolean;
