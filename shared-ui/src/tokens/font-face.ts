import { FONT_FILES } from './font-files';

/**
 * The typeface, and local fallbacks until it loads. They're stretched to its measured widths (text, bold text,
 * display), and their ascent and descent are the typeface's divided by the stretch, so that nothing moves.
 */
export const FONT_FACES = `
@font-face{font-family:'Archivo';font-style:normal;font-weight:100 900;font-stretch:62% 125%;font-display:swap;
src:url(${FONT_FILES.archivo}) format('woff2');
unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD;}
@font-face{font-family:'Archivo Fallback';font-weight:100 500;src:local('Arial'),local('Liberation Sans'),local('Roboto');
size-adjust:98.2%;ascent-override:89.6%;descent-override:21.4%;line-gap-override:0%;}
@font-face{font-family:'Archivo Fallback';font-weight:501 900;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold');
size-adjust:97%;ascent-override:90.7%;descent-override:21.6%;line-gap-override:0%;}
@font-face{font-family:'Archivo Wide Fallback';font-weight:100 900;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold');
size-adjust:121%;ascent-override:72.7%;descent-override:17.4%;line-gap-override:0%;}
`;
