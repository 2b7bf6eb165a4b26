/** Version of this release, set by the build. */
declare const __RELEASE_VERSION__: string;
