import { getThemeColour } from './brand-theme.ts';

/** The product's own colours, the darker one first. */
const GREEN = '#0b5d3b';
const LIGHT_GREEN = '#117a4d';

/**
 * The site's badge as SVG, a ball on a crest: in the operator's two colours, in shades of the only one, or the product's
 * own.
 * @param variables the light theme's: see toBrandTheme
 */
export function toBadge(variables: string | undefined): string {
  const band = getThemeColour(variables, 'band');
  const accent = getThemeColour(variables, 'pitch');
  const half = accent === band ? getThemeColour(variables, 'band-line') : accent;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<path d="M4 3h24v14c0 7-6 11-12 13C10 28 4 24 4 17z" fill="${band ?? GREEN}"/>` +
    `<path d="M16 3h12v14c0 7-6 11-12 13z" fill="${half ?? LIGHT_GREEN}"/>` +
    '<circle cx="16" cy="15" r="6" fill="#fbfaf5"/>' +
    '<path d="M16 11.6l3.2 2.3-1.2 3.8h-4l-1.2-3.8z" fill="#10211a"/></svg>'
  );
}
