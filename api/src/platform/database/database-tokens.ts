/** Injection token of the open {@link Database}. */
export const DATABASE = Symbol('Database');

/** Injection token of the {@link PreparedReads} of the database. */
export const READS = Symbol('PreparedReads');
