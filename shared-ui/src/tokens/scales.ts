/**
 * Type, space, shape and motion as CSS custom properties. Larger type sizes grow with the window between about 360 and
 * 1440 px; spaces are multiples of 4 px.
 */
export const SCALE_VARIABLES = `
--font-text:'Archivo','Archivo Fallback',Arial,sans-serif;
--font-display:'Archivo','Archivo Wide Fallback',Arial,sans-serif;
--width-text:100%;
--width-display:118%;
--width-narrow:88%;
--text-xs:0.8125rem;
--text-s:0.9375rem;
--text-m:1.0625rem;
--text-l:clamp(1.125rem,1.07rem + 0.25vw,1.25rem);
--text-xl:clamp(1.25rem,1.15rem + 0.45vw,1.5rem);
--text-2xl:clamp(1.5rem,1.3rem + 0.9vw,2.125rem);
--text-3xl:clamp(1.875rem,1.45rem + 1.9vw,3.125rem);
--text-4xl:clamp(2.125rem,1.5rem + 2.8vw,4rem);
--space-1:0.25rem;
--space-2:0.5rem;
--space-3:0.75rem;
--space-4:1rem;
--space-5:1.5rem;
--space-6:2rem;
--space-7:3rem;
--space-8:4.5rem;
--gutter:clamp(1rem,0.4rem + 2.6vw,2.5rem);
--container:77.5rem;
--measure:40rem;
--bottom-bar:0px;
--toast-room:0px;
--radius-s:4px;
--radius-m:8px;
--radius-l:14px;
--radius-round:999px;
--motion-quick:120ms;
--motion-calm:220ms;
--ease:cubic-bezier(0.2,0.7,0.3,1);
`;

export const LIGHT_SHADOWS = `
--shadow-card:0 1px 0 rgb(13 28 31 / 0.06);
--shadow-lift:0 2px 0 rgb(13 28 31 / 0.05),0 10px 24px -12px rgb(13 28 31 / 0.28);
--shadow-overlay:0 24px 64px -16px rgb(6 30 20 / 0.45);
`;

export const DARK_SHADOWS = `
--shadow-card:0 1px 0 rgb(0 0 0 / 0.4);
--shadow-lift:0 10px 24px -12px rgb(0 0 0 / 0.8);
--shadow-overlay:0 24px 64px -12px rgb(0 0 0 / 0.9);
`;
