/** Version of this release, set by the build; unit tests run without it. */
declare const __RELEASE_VERSION__: string;
