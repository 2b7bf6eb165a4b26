/** What a page shows: specific clubs only, the whole directory, or neither. */
export type PageSubject = 'nothing' | 'directory' | readonly number[];

/** A version of the directory, as the api numbers them, and the series of numbers it belongs to. */
export interface DirectoryVersion {
  number: number;
  /** A new series starts when the numbers go back because a backup of the database was restored. */
  count: number;
}

/** The api's response about what has changed since a version; null when any club may have. */
export interface Changes {
  version: number;
  clubs: readonly number[] | null;
}

/** Room for every club that changes in a day; about a megabyte. */
const MAX_CLUBS = 10_000;

/**
 * The version at which each club last changed, as far as this server knows, for at most `maxClubs` clubs: those that
 * changed longest ago are dropped, and count as changed at the version of the last one dropped.
 */
export class ClubChanges {
  private current: DirectoryVersion | undefined;
  /** Ordered by version. */
  private readonly lastChanged = new Map<number, number>();
  /** No club missing from the map has changed after this version. */
  private floor = 0;

  constructor(private readonly maxClubs = MAX_CLUBS) {}

  /** The latest version known; undefined before the first. */
  get version(): DirectoryVersion | undefined {
    return this.current;
  }

  /** Records what has changed after {@link version}. */
  take({ version, clubs }: Changes): void {
    const { current } = this;
    if (current !== undefined && version === current.number) return;
    if (current === undefined || version < current.number || clubs === null) {
      this.lastChanged.clear();
      this.floor = version;
    } else {
      for (const club of clubs) {
        this.lastChanged.delete(club);
        this.lastChanged.set(club, version);
      }
      this.forget();
    }
    const isBack = current !== undefined && version < current.number;
    this.current = { number: version, count: (current?.count ?? 0) + (isBack ? 1 : 0) };
  }

  /** Whether what a page shows has stayed the same since the version. */
  isUnchanged(subject: PageSubject, since: DirectoryVersion): boolean {
    if (subject === 'nothing') return true;
    const { current } = this;
    if (current === undefined || since.count !== current.count) return false;
    if (subject === 'directory') return since.number === current.number;
    return subject.every((club) => (this.lastChanged.get(club) ?? this.floor) <= since.number);
  }

  private forget(): void {
    for (const [club, version] of this.lastChanged) {
      if (this.lastChanged.size <= this.maxClubs) break;
      this.lastChanged.delete(club);
      this.floor = Math.max(this.floor, version);
    }
  }
}
