/** The look of one club's bars: a colour role and an 8 × 8 pattern tile, so that colour is never the only difference. */
export interface SeriesLook {
  colour: 'pitch' | 'note' | 'ink' | 'line-strong';
  /** Outline of the strokes on a tile; null fills all of it. */
  strokes: string | null;
}

/** Side length of a tile, and width of the strokes on it, in pixels. */
export const TILE_SIZE = 8;
export const STROKE_WIDTH = 2.5;

/** The looks in the clubs' order: full, diagonal stripes, vertical stripes, empty. */
export const SERIES_LOOKS: readonly SeriesLook[] = [
  { colour: 'pitch', strokes: null },
  { colour: 'note', strokes: 'M-2 2L2 -2M-2 10L10 -2M6 10L10 6' },
  { colour: 'ink', strokes: 'M4 0V8' },
  { colour: 'line-strong', strokes: '' },
];
