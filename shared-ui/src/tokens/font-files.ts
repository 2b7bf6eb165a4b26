// Every package that compiles this file must know the module type, and only a reference travels with it.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./woff2.d.ts" />
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

/** Addresses of the typeface's files. The shell's browser build has this module as an entry, so that it holds the files. */
export const FONT_FILES = { archivo };
