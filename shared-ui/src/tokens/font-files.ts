// Every package that compiles this file must know the module type, and only a reference travels with it.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./woff2.d.ts" />
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

/** Addresses of the typeface's files. This is an entry of the shell's browser build, so that it includes the files. */
export const FONT_FILES = { archivo };
