import {
  Circle,
  Control,
  DivIcon,
  DomEvent,
  LatLng,
  LatLngBounds,
  Map as Leaflet,
  Marker,
  Popup,
} from 'leaflet';
import type { MapConfig } from '@club-reviews/shared-ui/platform';
import type { Coordinates } from '../../api/types';
import { addBaseMap } from './base-map/base-map-layer';
import { groupPins } from './pin-groups';
import { addStreets } from './streets';

const METRES_PER_MILE = 1609.344;
/** A map is no closer at first: close enough to tell streets apart, or to see the next towns if there are no streets. */
const NEAREST_FITTED_ZOOM = { streets: 15, towns: 11 };
/** A single pin without streets is shown among the towns around it, of which a narrow map has fewer. */
const TOWNS_AROUND_ZOOM = { wide: 9, narrow: 8 };
const NARROW = 400;
const NEAREST_ZOOM = { streets: 19, towns: 16 };
const FURTHEST_ZOOM = 5;
/** England with its surroundings, which is what the base map has. */
const AREA = new LatLngBounds([46.5, -11], [60, 6]);
/** From this zoom on, pins are drawn at their exact points, even if two clubs share a ground. */
const NEAREST_GROUPED_ZOOM = 16;
const ROOM_AROUND_PINS = 44;
/** From a pin's point up to its head, where its popup points. */
const PIN_HEIGHT = 34;

/** An area around a point. */
export interface MapCircle extends Coordinates {
  radiusMiles: number;
}

/** What a map is drawn from. */
export interface MapPlan {
  /** Where streets come from; null for a map of coast and towns alone. */
  streets: MapConfig | null;
  pins: readonly { position: Coordinates; holder: HTMLElement }[];
  circle: MapCircle | null;
  popupHolder: HTMLElement;
  /** Whether to avoid animation. */
  isStill: boolean;
  onPopupClosed(): void;
  /** Called once some streets have arrived, and when some failed before any arrived. */
  onStreets(haveArrived: boolean): void;
}

/** A map on the page. */
export interface DrawnMap {
  /** Moves the map until the point is well inside it. */
  reveal(position: Coordinates): void;
  zoom(direction: 'in' | 'out'): void;
  /** Highlights the group that a pin belongs to, if any; null for none. */
  stressGroupOf(pin: number | null): void;
  openPopup(position: Coordinates): void;
  closePopup(): void;
  remove(): void;
}

const toLatLng = ({ latitude, longitude }: Coordinates) => new LatLng(latitude, longitude);

/** The map's initial view: all pins and the centre of the search. */
function getBounds({ circle, pins }: MapPlan): LatLngBounds {
  const points = pins.map(({ position }) => position);
  return new LatLngBounds([...points, ...(circle === null ? [] : [circle])].map(toLatLng));
}

/** How close the map may be at first. */
function nearestFittedZoom(map: Leaflet, { streets, pins }: MapPlan): number {
  if (streets !== null) return NEAREST_FITTED_ZOOM.streets;
  if (pins.length > 1) return NEAREST_FITTED_ZOOM.towns;
  return map.getSize().x < NARROW ? TOWNS_AROUND_ZOOM.narrow : TOWNS_AROUND_ZOOM.wide;
}

/** One of the page's own elements, placed at a point of the map. */
function markerAt(position: LatLng, holder: HTMLElement): Marker {
  // A click on the map closes the popup; the click on a pin that opens it must not count.
  DomEvent.disableClickPropagation(holder);
  // Zero size: the pin's own style lifts it above its point. The button inside takes the presses.
  const icon = new DivIcon({ html: holder, className: 'pin-holder', iconSize: [0, 0] });
  return new Marker(position, { icon, keyboard: false, interactive: false });
}

/** Adds the pins; those that would overlap become one button that zooms in on them. */
function addPins(map: Leaflet, pins: MapPlan['pins']) {
  const markers = pins.map(({ position, holder }) => markerAt(toLatLng(position), holder));
  let groupMarkers: Marker[] = [];
  let buttons: { members: number[]; button: HTMLButtonElement }[] = [];

  const addGroup = (members: number[]) => {
    const places = members.map((member) => markers[member]!.getLatLng());
    const bounds = new LatLngBounds(places);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'pin-group';
    button.textContent = String(members.length);
    button.setAttribute('aria-label', `${members.length} clubs, zoom in`);
    button.addEventListener('click', () => {
      const zoom = Math.max(map.getBoundsZoom(bounds), map.getZoom() + 1);
      map.setView(bounds.getCenter(), Math.min(zoom, NEAREST_GROUPED_ZOOM), { animate: false });
      // The button is gone, so the focus goes to the pins it stood for.
      pins[members[0]!]!.holder.querySelector('button')?.focus({ preventScroll: true });
    });
    const holder = document.createElement('div');
    holder.append(button);
    // At its first pin's point: no other pin is near that.
    groupMarkers.push(markerAt(places[0]!, holder).addTo(map));
    buttons.push({ members, button });
  };
  const regroup = () => {
    for (const marker of groupMarkers) marker.remove();
    groupMarkers = [];
    buttons = [];
    const isGrouped = map.getZoom() < NEAREST_GROUPED_ZOOM;
    const points = markers.map((marker) => map.latLngToLayerPoint(marker.getLatLng()));
    for (const members of isGrouped ? groupPins(points) : markers.map((_, index) => [index])) {
      const isAlone = members.length === 1;
      for (const member of members) {
        if (isAlone) markers[member]!.addTo(map);
        else markers[member]!.remove();
      }
      if (!isAlone) addGroup(members);
    }
  };
  regroup();
  map.on('zoomend', regroup);

  return {
    stress: (pin: number | null) => {
      for (const { members, button } of buttons)
        button.toggleAttribute('data-pointed', pin !== null && members.includes(pin));
    },
  };
}

/** Draws a map into an element. The wheel scrolls the page, not the map; `zoom`, keys and fingers zoom. */
export function drawMap(element: HTMLElement, plan: MapPlan): DrawnMap {
  const { streets, pins, circle, popupHolder, isStill, onPopupClosed, onStreets } = plan;
  const detail = streets === null ? 'towns' : 'streets';
  const map = new Leaflet(element, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    minZoom: FURTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM[detail],
    maxBounds: AREA,
    fadeAnimation: !isStill,
    zoomAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  if (isStill) {
    const panBy = map.panBy.bind(map);
    map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
  }
  map.fitBounds(getBounds(plan), {
    padding: [ROOM_AROUND_PINS, ROOM_AROUND_PINS],
    maxZoom: nearestFittedZoom(map, plan),
    animate: false,
  });
  const leaveTheme = addBaseMap(map);
  const leaveStreets = streets === null ? null : addStreets(map, streets, NEAREST_ZOOM.streets, onStreets);
  new Control.Scale({ metric: false, position: 'bottomright' }).addTo(map);
  if (circle !== null) {
    new Circle(toLatLng(circle), {
      radius: circle.radiusMiles * METRES_PER_MILE,
      interactive: false,
      className: 'searched-area',
    }).addTo(map);
  }
  const groups = addPins(map, pins);

  const popup = new Popup({
    closeButton: false,
    closeOnEscapeKey: false,
    minWidth: 230,
    maxWidth: 260,
    offset: [0, 6 - PIN_HEIGHT],
    autoPanPadding: [12, 12],
    className: 'pin-popup',
  });
  map.on('popupclose', onPopupClosed);
  return {
    reveal: (position) => {
      map.panInside(toLatLng(position), { padding: [ROOM_AROUND_PINS, ROOM_AROUND_PINS], animate: !isStill });
    },
    zoom: (direction) => {
      if (direction === 'in') map.zoomIn();
      else map.zoomOut();
    },
    stressGroupOf: groups.stress,
    openPopup: (position) => {
      popup.setLatLng(toLatLng(position)).setContent(popupHolder).openOn(map);
    },
    closePopup: () => {
      map.closePopup(popup);
    },
    remove: () => {
      leaveTheme();
      leaveStreets?.();
      map.off('popupclose', onPopupClosed);
      // Otherwise Leaflet 1.9 finishes an animated zoom a quarter of a second later, on a map that's gone.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
    },
  };
}
