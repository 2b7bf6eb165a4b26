import { IconButton } from '@club-reviews/shared-ui';
import type { MapConfig } from '@club-reviews/shared-ui/platform';
import { Minus, Plus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import type { Coordinates } from '../../api/types';
import { prefersReducedMotion } from '../../lib/use-reduced-motion';
import { drawMap } from './draw-map';
import type { DrawnMap, MapCircle } from './draw-map';
import { MapControls } from './map-frame';
import { PinButton, PinMark } from './pin';

/** A club on the map. */
export interface MapPin {
  id: number;
  position: Coordinates;
  /** The pin's name for screen readers. */
  label: string;
  /** The pin's label: a few characters, or an icon. */
  face: ReactNode;
  /** The content of its popup; a pin without one only marks its place. */
  details?: { title: string; content: ReactNode };
}

interface LeafletMapProps {
  label: string;
  /** Where streets come from; null for a map of coast and towns alone. */
  streets: MapConfig | null;
  /** Must be the same array as long as the pins are the same: a new one redraws the map. */
  pins: readonly MapPin[];
  circle: MapCircle | null;
  /** The pin to highlight; null for none. */
  pointedId: number | null;
  /** Called with the pin that has the pointer or the focus, and with null afterwards. */
  onPoint?: (id: number | null) => void;
  /** Called with whether streets are arriving. */
  onStreets(haveArrived: boolean): void;
}

const PopupBox = styled.div`
  position: relative;
  padding: var(--space-3);
  overflow-wrap: break-word;

  & > button {
    position: absolute;
    inset: 2px 2px auto auto;
  }
`;

/** A map with a pin for each club. Pins and popups are our own elements, placed inside the library's. */
export function LeafletMap({ label, streets, pins, circle, pointedId, onPoint, onStreets }: LeafletMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(null);
  const popupBox = useRef<HTMLDivElement>(null);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [popupHolder] = useState(() => document.createElement('div'));
  const holders = useMemo(() => pins.map(() => document.createElement('div')), [pins]);

  const tell = useEffectEvent(onStreets);
  useEffect(() => {
    drawn.current = drawMap(element.current!, {
      streets,
      pins: pins.map(({ position }, index) => ({ position, holder: holders[index]! })),
      circle,
      popupHolder,
      isStill: prefersReducedMotion(),
      onPopupClosed: () => setSelectedId(null),
      onStreets: (haveArrived) => tell(haveArrived),
    });
    return () => drawn.current?.remove();
  }, [streets, pins, holders, circle, popupHolder]);

  const selected = pins.find(({ id }) => id === selectedId);
  useEffect(() => {
    if (selected === undefined) {
      drawn.current?.closePopup();
    } else {
      drawn.current?.openPopup(selected.position);
      popupBox.current?.focus({ preventScroll: true });
    }
  }, [selected]);

  useEffect(() => {
    const place = pins.findIndex(({ id }) => id === pointedId);
    drawn.current?.stressGroupOf(place === -1 ? null : place);
  }, [pins, pointedId]);

  const close = () => {
    const place = pins.findIndex(({ id }) => id === selectedId);
    holders[place]?.querySelector('button')?.focus({ preventScroll: true });
    setSelectedId(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || selectedId === null) return;
    event.stopPropagation();
    close();
  };

  return (
    <div onKeyDown={onKeyDown}>
      <MapControls>
        <IconButton label="Zoom in" onClick={() => drawn.current?.zoom('in')}>
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton label="Zoom out" onClick={() => drawn.current?.zoom('out')}>
          <Minus aria-hidden="true" />
        </IconButton>
      </MapControls>
      <div ref={element} role="group" aria-label={label} />
      {pins.map((pin, index) =>
        createPortal(
          pin.details === undefined ? (
            <PinMark role="img" aria-label={pin.label}>
              {pin.face}
            </PinMark>
          ) : (
            <PinButton
              type="button"
              aria-label={pin.label}
              aria-expanded={pin.id === selectedId}
              data-pointed={pin.id === pointedId ? '' : undefined}
              onPointerEnter={() => onPoint?.(pin.id)}
              onPointerLeave={() => onPoint?.(null)}
              onBlur={() => onPoint?.(null)}
              onFocus={() => {
                drawn.current?.reveal(pin.position);
                onPoint?.(pin.id);
              }}
              onClick={() => (pin.id === selectedId ? close() : setSelectedId(pin.id))}
            >
              {pin.face}
            </PinButton>
          ),
          holders[index]!,
          pin.id,
        ),
      )}
      {createPortal(
        selected?.details !== undefined && (
          <PopupBox ref={popupBox} role="dialog" aria-label={selected.details.title} tabIndex={-1}>
            {selected.details.content}
            <IconButton label="Close" onClick={close}>
              <X aria-hidden="true" />
            </IconButton>
          </PopupBox>
        ),
        popupHolder,
      )}
    </div>
  );
}
