/** Injection token of the open {@link Database}. */
export const DATABASE = Symbol('Database');

/** Injection token of the {@link PreparedReads} that public pages read through. */
export const READS = Symbol('PreparedReads');
