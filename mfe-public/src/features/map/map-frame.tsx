import { createGlobalStyle, styled } from 'styled-components';
import { pinStyles } from './pin';
import leafletStyles from 'leaflet/dist/leaflet.css?text';

/** The library's own style sheet, unchanged. */
export const LeafletStyles = createGlobalStyle`${leafletStyles}`;

/** The map's place on the page, and the product's styles for what the library draws in it. */
export const MapFrame = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);

  & .leaflet-container {
    height: var(--map-height);
    background: var(--color-note-tint);
    color: var(--color-ink);
    font: inherit;
    font-size: var(--text-s);
  }
  & .leaflet-container:focus-visible {
    outline-offset: -3px;
  }
  & .leaflet-container a {
    color: var(--color-link);
  }

  /* Street images are drawn for paper: at night their lightness is turned round, and their hues turned back. */
  @media (prefers-color-scheme: dark) {
    & .leaflet-tile-pane {
      filter: invert(1) hue-rotate(180deg) brightness(0.92) contrast(0.88);
    }
  }
  & .searched-area {
    stroke: var(--color-pitch);
    stroke-width: 2px;
    stroke-dasharray: 6 5;
    fill: var(--color-pitch);
    fill-opacity: 0.08;
  }

  & .leaflet-control-scale-line {
    border-color: var(--color-ink-soft);
    background: color-mix(in srgb, var(--color-surface) 75%, transparent);
    color: var(--color-ink-soft);
    text-shadow: none;
  }

  /* Several pins in one: round, without a point. */
  & .pin-group {
    ${pinStyles}
    border-radius: var(--radius-round);
    background: var(--color-ink);
    color: var(--color-page);

    &::after {
      display: none;
    }
    &:hover,
    &[data-pointed] {
      background: var(--color-pitch);
      color: var(--color-on-pitch);
    }
  }

  /* Important: the library writes the order of the pins into them. */
  & .pin-holder:is(:hover, :focus-within, :has([aria-expanded='true'], [data-pointed])) {
    z-index: 1000 !important;
  }

  /* There at once: what is on its way from hidden to visible cannot take the focus. */
  & .pin-popup {
    transition-property: none;
  }
  & .pin-popup .leaflet-popup-content-wrapper,
  & .pin-popup .leaflet-popup-tip {
    border-radius: var(--radius-m);
    background: var(--color-surface);
    color: var(--color-ink);
    box-shadow: var(--shadow-overlay);
  }
  & .pin-popup .leaflet-popup-tip {
    border-radius: 0;
  }
  & .pin-popup .leaflet-popup-content {
    margin: 0;
    font-size: var(--text-s);
    line-height: 1.45;
  }
  & .pin-popup .leaflet-popup-content p {
    margin: 0;
  }
`;

/** Buttons over the corner of the map. */
export const MapControls = styled.div`
  position: absolute;
  z-index: 1000;
  inset: var(--space-3) auto auto var(--space-3);
  display: grid;
  overflow: hidden;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);

  & > button {
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 0;
  }
  & > button + button {
    border-block-start-color: var(--color-line);
  }
  & > button:focus-visible {
    outline-offset: -3px;
  }
`;

/** Below the map: what it leaves out, and the attribution. */
export const MapFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-5);
  padding: var(--space-2) var(--space-3);
  border-block-start: 1px solid var(--color-line);
  font-size: var(--text-xs);
  color: var(--color-ink-soft);

  & > :last-child {
    margin-inline-start: auto;
  }
`;

/** Over the map if its streets don't load. */
export const MapNote = styled.p`
  position: absolute;
  z-index: 1000;
  inset: var(--space-3) var(--space-3) auto 4.25rem;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-size: var(--text-s);
`;
