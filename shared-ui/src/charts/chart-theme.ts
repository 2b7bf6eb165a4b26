/** What a chart reads from its page, as a canvas doesn't follow style sheets. */
export interface ChartTheme {
  /** A role's current colour, such as "pitch" for `--color-pitch`. */
  colour(role: string): string;
  font: { family: string; size: number };
}

/** The theme's current colours and typeface, as they apply to the element. */
export function readChartTheme(element: HTMLElement, fontSize: number): ChartTheme {
  const styles = getComputedStyle(element);
  return {
    colour: (role) => styles.getPropertyValue(`--color-${role}`).trim(),
    font: { family: styles.fontFamily, size: fontSize },
  };
}

/** Options for every chart: little motion, none if the visitor prefers that, and tooltips in the theme's colours. */
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

/** Axis options shared by charts over time: labels in the theme, no vertical grid lines, faint horizontal ones. */
export function timeAxes({ colour, font }: ChartTheme) {
  const ticks = { color: colour('ink-soft'), font };
  return {
    x: { ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 12 }, grid: { display: false } },
    /** The value axis; a chart adds its own range, and its own labels to `ticks`. */
    y: { ticks, grid: { color: colour('sunken') } },
  };
}

/** A line with its points, in a role's colour. */
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
