import { ClubIndex } from '../../src/clubs/directory/club-index.js';
import type { ClubIndexSync } from '../../src/clubs/directory/club-index-sync.js';
import type { IndexedRow } from '../../src/clubs/directory/indexed-club.js';
import { ClubReader } from '../../src/clubs/directory/indexed-club.js';
import type { PreparedReads } from '../../src/platform/database/prepared-reads.js';

const ROW: Omit<IndexedRow, 'id' | 'searchName'> = {
  ...{ searchLocation: 'leeds', location: 'Leeds', sport: 'Football', postcode: null, state: 'listed' },
  ...{ latitude: null, longitude: null, reviewCount: 0, leagues: '[]', teamDetails: null },
  ...{ coachingSum: 0, communicationSum: 0, facilitiesSum: 0, inclusivitySum: 0, valueSum: 0 },
  ...{ weightedCount: 0, coachingWeighted: 0, communicationWeighted: 0, facilitiesWeighted: 0 },
  ...{ inclusivityWeighted: 0, valueWeighted: 0, weightedTotal: 0, isManaged: 0 },
  ...{ cost: null, accreditation: null, groundSurfaces: null, groundAccess: null },
  sessions: null,
};

/** Clubs "colts 0001", "colts 0002" and so on, with these ids, in an index without a database. */
export function numberedClubs(
  count: number,
  changes: (id: number) => Partial<IndexedRow> = () => ({}),
): { keeper: ClubIndexSync; reads: PreparedReads } {
  const reader = new ClubReader();
  const index = new ClubIndex(reader.leagues);
  // Last to first, so that the order of storage isn't the order of names.
  const rows = Array.from({ length: count }, (_, place): IndexedRow => {
    const id = count - place;
    return { ...ROW, id, searchName: `colts ${String(id).padStart(4, '0')}`, ...changes(id) };
  });
  index.change(
    rows.map((row) => reader.read(row)),
    [],
  );
  const stateById = new Map(rows.map(({ id, state }) => [id, state]));
  const reads = {
    all: ({ values }: { values: unknown[] }) =>
      Promise.resolve(
        (values as number[]).flatMap((id) => {
          const state = stateById.get(id);
          return state ? [{ id, state, leagues: '[]', teamDetails: null, cost: null }] : [];
        }),
      ),
  };
  const state = { index, version: 1, changedAt: 1 };
  return {
    keeper: { current: () => Promise.resolve(state) } as unknown as ClubIndexSync,
    reads: reads as unknown as PreparedReads,
  };
}
