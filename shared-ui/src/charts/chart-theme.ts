/** What a chart takes from its page: a canvas does not follow style sheets. */
export interface ChartTheme {
  /** The current colour of a role, such as "pitch" for `--color-pitch`. */
  colour(role: string): string;
  font: { family: string; size: number };
}

/** The theme's colours and typeface as they are now, where the element stands. */
export function readChartTheme(element: HTMLElement, fontSize: number): ChartTheme {
  const styles = getComputedStyle(element);
  return {
    colour: (role) => styles.getPropertyValue(`--color-${role}`).trim(),
    font: { family: styles.fontFamily, size: fontSize },
  };
}

/** Options that every chart has: little motion, none where the visitor asked for less, and tooltips in the theme. */
export function commonChartOptions({ colour, font }: ChartTheme) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    animation: isStill ? (false as const) : { duration: 300 },
    maintainAspectRatio: false,
    plugins: {
      tooltip: {
        backgroundColor: colour('ink'),
        titleColor: colour('page'),
        bodyColor: colour('page'),
        titleFont: font,
        bodyFont: font,
        displayColors: false,
      },
    },
  };
}
