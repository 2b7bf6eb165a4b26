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

/** Parts of axes that charts over time share: words in the theme, no lines along the time, quiet ones across it. */
export function timeAxes({ colour, font }: ChartTheme) {
  const ticks = { color: colour('ink-soft'), font };
  return {
    x: { ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 12 }, grid: { display: false } },
    /** The axis of values; a chart adds its own range, and its own words to `ticks`. */
    y: { ticks, grid: { color: colour('sunken') } },
  };
}

/** A line with its points, in the colour of a role. */
export function lineStyle({ colour }: ChartTheme, role: string) {
  return {
    borderColor: colour(role),
    borderWidth: 2.5,
    backgroundColor: colour('surface'),
    pointBorderColor: colour(role),
    pointRadius: 3.5,
    pointHoverRadius: 5,
  };
}
