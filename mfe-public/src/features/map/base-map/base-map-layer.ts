import { GridLayer } from 'leaflet';
import type { Coords, Map as Leaflet } from 'leaflet';
import { readBaseMap } from './base-map-data';
import type { Label, Shape } from './base-map-data';
import { getColours, onThemeChange } from '../theme';
import { BELOW_POINT, placeLabels } from './place-labels';
import type { PlacedLabel } from './place-labels';

const TILE = 256;
/** The pane of the base map, and of what's drawn on it in the theme's colours. */
export const BASE_MAP_PANE = 'base-map';
/** Below the library's own pane for tiles, whose images cover the base map. */
const BELOW_TILES = '150';
/** From this zoom level on, a town is an area rather than a point. */
const NO_DOTS_FROM = 11;
/** From this one on, built-up areas fade: their edges are too coarse to be seen from near. */
const FADES_FROM = 10;

/** How names are written, from the zoom level they're shown from: the earlier, the stronger. */
function getFont({ from }: Label, family: string): string {
  const [weight, size] = from === 0 ? [700, 14] : from === 7 ? [620, 13] : [from === 8 ? 560 : 480, 12.5];
  return `${weight} ${size}px ${family}`;
}

/** Adds a shape to the path, its corners rounded off; `isOpen` for a line. */
function trace(
  context: CanvasRenderingContext2D,
  { points }: Shape,
  scale: number,
  [x0, y0]: readonly number[],
  isOpen: boolean,
) {
  const count = points.length / 2;
  const at = (index: number) => {
    const place = (index % count) * 2;
    return [points[place]! * scale - x0!, points[place + 1]! * scale - y0!] as const;
  };
  const towards = (index: number) => {
    const [[x, y], [nextX, nextY]] = [at(index), at(index + 1)];
    return [(x + nextX) / 2, (y + nextY) / 2] as const;
  };
  context.moveTo(...(isOpen ? at(0) : towards(count - 1)));
  for (let index = isOpen ? 1 : 0; index < (isOpen ? count - 1 : count); index += 1)
    context.quadraticCurveTo(...at(index), ...towards(index));
  if (isOpen) context.lineTo(...at(count - 1));
  else context.closePath();
}

/** Coast, built-up areas, rivers and town names, in the page's colours and without any server. */
class BaseMapLayer extends GridLayer {
  private readonly shapes = readBaseMap();
  private readonly placed = new Map<number, PlacedLabel[]>();

  constructor(private readonly element: HTMLElement) {
    super({ pane: BASE_MAP_PANE });
  }

  protected override createTile({ x, y, z }: Coords): HTMLElement {
    const tile = document.createElement('canvas');
    const sharpness = window.devicePixelRatio;
    tile.width = TILE * sharpness;
    tile.height = TILE * sharpness;
    const context = tile.getContext('2d');
    if (context === null) return tile;
    context.scale(sharpness, sharpness);
    this.paint(context, z, [x * TILE, y * TILE]);
    return tile;
  }

  private paint(context: CanvasRenderingContext2D, zoom: number, origin: readonly [number, number]) {
    const colour = getColours(this.element);
    const scale = 2 ** zoom;
    const [left, top] = origin;
    const draw = (shapes: readonly Shape[], isOpen = false) => {
      context.beginPath();
      for (const shape of shapes) {
        const isNear =
          shape.maxX * scale > left &&
          shape.minX * scale < left + TILE &&
          shape.maxY * scale > top &&
          shape.minY * scale < top + TILE;
        if (isNear) trace(context, shape, scale, origin, isOpen);
      }
    };

    context.fillStyle = colour('note-tint');
    context.fillRect(0, 0, TILE, TILE);
    context.lineJoin = 'round';

    draw(this.shapes.land);
    context.fillStyle = colour('sunken');
    context.fill('evenodd');
    context.strokeStyle = colour('line-strong');
    context.globalAlpha = 0.45;
    context.lineWidth = 1;
    context.stroke();

    context.globalAlpha = zoom < FADES_FROM ? 1 : Math.max(0.3, 1 - (zoom - FADES_FROM) / 4);
    draw(this.shapes.built);
    context.fillStyle = colour('line');
    context.fill();

    context.globalAlpha = 1;
    draw(this.shapes.rivers, true);
    context.strokeStyle = colour('note-tint');
    context.lineWidth = zoom < 9 ? 1.5 : 3;
    context.stroke();

    context.globalAlpha = 0.5;
    draw(this.shapes.borders, true);
    context.strokeStyle = colour('line-strong');
    context.lineWidth = 1;
    context.setLineDash([6, 4]);
    context.stroke();
    context.setLineDash([]);
    context.globalAlpha = 1;

    this.write(context, zoom, origin, getComputedStyle(this.element).fontFamily, colour);
  }

  private write(
    context: CanvasRenderingContext2D,
    zoom: number,
    [left, top]: readonly [number, number],
    family: string,
    colour: (role: string) => string,
  ) {
    let labels = this.placed.get(zoom);
    if (labels === undefined) {
      labels = placeLabels(this.shapes.labels, zoom, (label) => {
        context.font = getFont(label, family);
        return context.measureText(label.name).width;
      });
      this.placed.set(zoom, labels);
    }
    context.textAlign = 'center';
    context.textBaseline = 'top';
    for (const placed of labels) {
      if (placed.right < left || placed.left > left + TILE || placed.bottom < top || placed.top > top + TILE)
        continue;
      const [x, y] = [placed.x - left, placed.y - top];
      context.font = getFont(placed.label, family);
      context.fillStyle = colour(placed.label.from <= 7 ? 'ink' : 'ink-soft');
      if (zoom < NO_DOTS_FROM) {
        context.beginPath();
        context.arc(x, y, 2, 0, 2 * Math.PI);
        context.fill();
      }
      context.strokeStyle = colour('sunken');
      context.lineWidth = 3;
      context.strokeText(placed.label.name, x, y + BELOW_POINT);
      context.fillText(placed.label.name, x, y + BELOW_POINT);
    }
  }
}

/**
 * Adds the product's own map below everything else on a map.
 * @returns a function that stops following the theme
 */
export function addBaseMap(map: Leaflet): () => void {
  map.createPane(BASE_MAP_PANE).style.zIndex = BELOW_TILES;
  const layer = new BaseMapLayer(map.getContainer()).addTo(map);
  return onThemeChange(() => void layer.redraw());
}
