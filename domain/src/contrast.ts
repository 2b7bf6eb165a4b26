/** Relative luminance of a `#rrggbb` colour (WCAG 2.2, "relative luminance"). */
function luminance(colour: string): number {
  const [red, green, blue] = toChannels(colour).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(colour: string, other: string): number {
  const [lighter, darker] = [luminance(colour), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour with a share, from 0 to 1, of another mixed in. */
export function mixColours(colour: string, other: string, share: number): string {
  const others = toChannels(other);
  const mixed = toChannels(colour).map((value, index) =>
    Math.round(value + (others[index]! - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

const toChannels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
