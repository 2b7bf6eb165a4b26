import { createGlobalStyle } from 'styled-components';
import { colourVariables, DARK_COLOURS, LIGHT_COLOURS } from './colours';
import { FONT_FACES } from './font-face';
import { DARK_SHADOWS, LIGHT_SHADOWS, SCALE_VARIABLES } from './scales';

/** Tokens of both themes, typeface and element defaults. The shell renders it once, above everything. */
export const GlobalStyles = createGlobalStyle`
${FONT_FACES}
:root{color-scheme:light dark;${SCALE_VARIABLES}${LIGHT_SHADOWS}}
@media (prefers-color-scheme: dark){:root{${DARK_SHADOWS}}}
/* A surface on a green band redeclares the roles, so that everything on it looks as it does elsewhere. */
:root,[data-surface]{${colourVariables(LIGHT_COLOURS)}}
@media (prefers-color-scheme: dark){:root,[data-surface]{${colourVariables(DARK_COLOURS)}}}
[data-surface]{--color-on-ground:initial;--color-button:initial;--color-button-hover:initial;--color-on-button:initial;}
@media (prefers-reduced-motion: reduce){
  :root{--motion-quick:0ms;--motion-calm:0ms;}
  /* Important: no component may be more specific than what the visitor asked for. */
  *,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;transition-duration:0.01ms!important;scroll-behavior:auto!important;}
}
/* One page fades into the next, which can be used meanwhile. */
::view-transition{pointer-events:none;}
::view-transition-old(root),::view-transition-new(root){animation-duration:var(--motion-quick);}
/* A fixed bar at the bottom announces itself with data-bottom-bar, and what floats keeps clear of it. */
:root:has([data-bottom-bar]){--bottom-bar:4.75rem;}
/* A dialog makes room for a toast above it, so that neither its title nor its buttons are covered. */
:root:has([data-toast]){--toast-room:8.5rem;}
*,*::before,*::after{box-sizing:border-box;}
*{margin:0;}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:1rem calc(5rem + var(--bottom-bar));}
body{
  min-width:320px;min-height:100vh;min-height:100dvh;
  background:var(--color-page);color:var(--color-ink);
  font:400 var(--text-m)/1.55 var(--font-text);
  -webkit-font-smoothing:antialiased;
  overflow-wrap:break-word;
}
h1,h2,h3,h4{
  font-family:var(--font-display);font-stretch:var(--width-display);font-weight:780;
  line-height:1.12;letter-spacing:-0.012em;text-wrap:balance;
}
h1{font-size:var(--text-3xl);}
h2{font-size:var(--text-2xl);}
h3{font-size:var(--text-l);letter-spacing:-0.005em;}
h4{font-size:var(--text-m);letter-spacing:0;}
p{text-wrap:pretty;}
a{color:var(--color-link);text-underline-offset:0.18em;text-decoration-thickness:1px;}
a:hover{text-decoration-thickness:2px;}
img,svg{display:block;max-width:100%;}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;}
button{cursor:pointer;}
ul[role='list'],ol[role='list']{list-style:none;padding:0;}
:where(:not([tabindex='-1'])):focus-visible{outline:3px solid var(--color-focus);outline-offset:2px;box-shadow:0 0 0 2px var(--color-focus-halo);}
main:focus,[tabindex='-1']:focus{outline:none;}
@media print{[data-bottom-bar],[data-no-print]{display:none!important;}}
::selection{background:var(--color-pitch);color:var(--color-on-pitch);}
`;
