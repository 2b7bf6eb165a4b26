// Every package that compiles this file must know the module type, and only a reference travels with it.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./woff2.d.ts" />
import archivoAddress from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

/** Address of the one font file (Latin, weight and width axes), for a preload link. */
export const FONT_ADDRESS: string = archivoAddress;

/**
 * The typeface, and local stand-ins stretched to its measured widths, so that nothing moves when it arrives.
 * Text and display differ in width, hence a stand-in for each.
 */
export const FONT_FACES = `
@font-face{font-family:'Archivo';font-style:normal;font-weight:100 900;font-stretch:62% 125%;font-display:swap;
src:url(${archivoAddress}) format('woff2');
unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD;}
@font-face{font-family:'Archivo Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:101%;}
@font-face{font-family:'Archivo Wide Fallback';src:local('Arial Bold'),local('Arial'),local('Liberation Sans Bold'),local('Roboto');size-adjust:116%;}
`;
