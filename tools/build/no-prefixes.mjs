/** Stands in for stylis' prefixer. */
export const prefix = (value) => value;
