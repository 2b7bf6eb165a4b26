/**
 * What a caller did wrong, in terms of the product. Services throw these; the error filter alone knows which
 * HTTP answer each becomes.
 */
export abstract class ProductError extends Error {
  abstract readonly statusCode: number;
  abstract readonly title: string;
}

/** Something that was sent is not valid; the message names the field. */
export class InvalidInputError extends ProductError {
  readonly statusCode = 400;
  readonly title = 'Bad Request';
}

/** What was asked for does not exist, or not for this caller. */
export class NotFoundError extends ProductError {
  readonly statusCode = 404;
  readonly title = 'Not Found';
}

/** The product cannot work at the moment. */
export class UnavailableError extends ProductError {
  readonly statusCode = 503;
  readonly title = 'Service Unavailable';
}
