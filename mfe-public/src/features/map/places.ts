import type { Coordinates } from '../../api/types';

type MaybePlaced = { latitude: number | null; longitude: number | null };

/** Whether a club's location is known. */
export function isPlaced<Club extends MaybePlaced>(club: Club): club is Club & Coordinates {
  return club.latitude !== null && club.longitude !== null;
}

/** The OpenStreetMap page of a point, with a marker on it. */
export function openStreetMapAddress({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
