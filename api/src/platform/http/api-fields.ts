// Kinds of fields in responses whose types decorators can't see.

/** A text, or null. */
export const TEXT_OR_NULL = { type: String, nullable: true } as const;

/** A time, or null. */
export const MOMENT_OR_NULL = { ...TEXT_OR_NULL, format: 'date-time' } as const;

/** A number, or null. */
export const NUMBER_OR_NULL = { type: Number, nullable: true } as const;
