import { Button, Cluster, Skeleton, Stack } from '@club-reviews/shared-ui';
import { showToast, useLocation, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLazyModule } from '../../lib/use-lazy-module';

interface MapToggleProps<Shown> {
  /** Fetches the code of the map. */
  load: () => Promise<{ default: ComponentType<Shown> }>;
  /** What the map should show. */
  shown: Shown;
  /** Opens without being asked, once it's in view. */
  opensByItself?: boolean;
  /** Beside the button. */
  aside?: ReactNode;
}

/** The button isn't enough: the map below it is to be in view, or visitors who don't scroll would pay for it. */
const MAP_IN_VIEW = '0px 0px -40% 0px';

/** Addresses whose map is open: it is still open on return, until the page is reloaded. */
const openAt = new Set<string>();

const Area = styled(Stack)`
  --map-height: var(--small-map, clamp(20rem, 60vh, 29rem));
`;

/* As tall as the map to come. */
const Place = styled.div`
  && > span {
    height: var(--map-height);
  }
`;

/**
 * "Show map", with the map below it. Nothing of a map is fetched until it's pressed or, where that's enough, in view:
 * neither code nor images. It never opens by itself if that would ask a tile server for streets.
 */
export function MapToggle<Shown extends object>({
  load,
  shown,
  opensByItself = false,
  aside,
}: MapToggleProps<Shown>) {
  const asksOthers = useRemoteContext().config.map?.tilesUrl !== undefined;
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const area = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(() => openAt.has(address));
  const [isRequested, setIsRequested] = useState(false);
  const code = useLazyModule(load, isOpen, () => {
    setIsOpen(false);
    // A map that opens by itself fails in silence: its button is still there.
    if (!isRequested) return;
    showToast({
      title: 'Unable to load the map',
      description: 'Please check your connection and try again.',
      tone: 'error',
    });
  });

  useEffect(() => {
    if (isOpen) openAt.add(address);
    else openAt.delete(address);
  }, [isOpen, address]);

  useEffect(() => {
    if (!opensByItself || asksOthers || area.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        setIsOpen(true);
        // The button goes, unless the focus would go with it.
        if (area.current?.contains(document.activeElement) === true) setIsRequested(true);
      },
      { rootMargin: MAP_IN_VIEW },
    );
    observer.observe(area.current);
    return () => observer.disconnect();
  }, [opensByItself, asksOthers]);

  const isLoading = isOpen && code === null;
  const hasButton = !opensByItself || asksOthers || !isOpen || isRequested;
  return (
    <Area ref={area}>
      <Cluster data-gap="large">
        {hasButton && (
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-busy={isLoading}
            onClick={() => {
              setIsOpen(!isOpen);
              setIsRequested(true);
            }}
          >
            <MapPin aria-hidden="true" />
            {isLoading ? 'Loading map…' : isOpen ? 'Hide map' : 'Show map'}
          </Button>
        )}
        {aside}
      </Cluster>
      {isLoading && (
        <Place>
          <Skeleton shape="block" />
        </Place>
      )}
      {isOpen && code !== null && <code.default {...shown} />}
    </Area>
  );
}
