/** Version of this release; the build puts it in. */
declare const __RELEASE_VERSION__: string;
