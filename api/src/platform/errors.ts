/** What is wrong with a request's fields: message by field name. */
export type FieldMessages = Readonly<Record<string, string>>;

/**
 * What a caller did wrong, in terms of the product. Services throw these; only the error filter knows the HTTP response
 * for each.
 */
export abstract class ProductError extends Error {
  abstract readonly statusCode: number;
  abstract readonly title: string;

  /** @param fields given if particular fields are to blame, so that a form can show the message next to them */
  constructor(
    message: string,
    readonly fields?: FieldMessages,
  ) {
    super(message);
  }
}

/** Something in the request isn't valid. */
export class InvalidInputError extends ProductError {
  readonly statusCode = 400;
  readonly title = 'Bad Request';

  /** An error whose message joins those of the fields, each included once. */
  static inFields(fields: FieldMessages): InvalidInputError {
    return new InvalidInputError([...new Set(Object.values(fields))].join('; '), fields);
  }
}

/** The requested thing doesn't exist, or not for this caller. */
export class NotFoundError extends ProductError {
  readonly statusCode = 404;
  readonly title = 'Not Found';
}

/** The request conflicts with what is there, like a second one of something that may exist once. */
export class ConflictError extends ProductError {
  readonly statusCode = 409;
  readonly title = 'Conflict';
}

/** The requested thing existed once, but not any more. */
export class GoneError extends ProductError {
  readonly statusCode = 410;
  readonly title = 'Gone';
}

/** The same was requested too often; it may be requested again after some seconds. */
export class TooManyRequestsError extends ProductError {
  readonly statusCode = 429;
  readonly title = 'Too Many Requests';

  constructor(
    readonly retryAfterSeconds: number,
    message = `Too many requests: please try again in ${inWords(retryAfterSeconds)}`,
  ) {
    super(message);
  }
}

/** The product can't work at the moment. */
export class UnavailableError extends ProductError {
  readonly statusCode = 503;
  readonly title = 'Service Unavailable';
}

function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 60 ? [seconds, 'second'] : seconds < 3600 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  const rounded = Math.ceil(count);
  return `${rounded} ${unit}${rounded === 1 ? '' : 's'}`;
}
