import type { Coordinates } from '../../api/types';

type MaybePlaced = { latitude: number | null; longitude: number | null };

/** Whether it is known where a club is. */
export function isPlaced<Club extends MaybePlaced>(club: Club): club is Club & Coordinates {
  return club.latitude !== null && club.longitude !== null;
}

/** The page of OpenStreetMap that shows a point with a marker on it. */
export function openStreetMapAddress({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
