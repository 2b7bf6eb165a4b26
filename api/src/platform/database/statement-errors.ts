import { QueryFailedError } from 'typeorm';

/** A statement is larger than the server accepts. */
export class StatementTooLargeError extends Error {
  constructor() {
    super(
      'The database refuses a statement this large: set max_allowed_packet on its server to 16 MB or more.',
    );
  }
}

/** The same error without the rows of its statement, as these may hold people's details and end up in a log. */
export function withoutRows(error: unknown): unknown {
  if (!(error instanceof QueryFailedError)) return error;
  if ((error.driverError as { code?: unknown }).code === 'ER_NET_PACKET_TOO_LARGE')
    return new StatementTooLargeError();
  Reflect.deleteProperty(error, 'parameters');
  for (const holder of [error, error.driverError]) Reflect.deleteProperty(holder, 'sql');
  return error;
}
