import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import { ClubNotFoundError } from '../../model/clubs/club-reference.js';
import { InvalidInputError } from '../../platform/errors.js';
import { toErrorResponse } from './error-response.js';

describe('toErrorResponse', () => {
  const answerTo = (error: unknown) => toErrorResponse(error, 'GET', '/api/clubs');

  it('passes on the product’s messages about a request', () => {
    expect(answerTo(new InvalidInputError('page must be 1'))).toEqual({
      statusCode: 400,
      message: 'page must be 1',
      error: 'Bad Request',
    });
    expect(answerTo(new ClubNotFoundError())).toEqual({
      statusCode: 404,
      message: 'Club not found',
      error: 'Not Found',
    });
  });

  it('names the fields that are to blame', () => {
    expect(answerTo(InvalidInputError.inFields({ a: 'No.', b: 'Not this.', c: 'No.' }))).toEqual({
      statusCode: 400,
      message: 'No.; Not this.',
      fields: { a: 'No.', b: 'Not this.', c: 'No.' },
      error: 'Bad Request',
    });
  });

  it('passes on the framework’s messages about a request', () => {
    expect(answerTo(new UnsupportedMediaTypeException())).toMatchObject({
      statusCode: 415,
      error: 'Unsupported Media Type',
    });
    expect(answerTo(new BadRequestException(['a must be x', 'b must be y']))).toMatchObject({
      message: 'a must be x; b must be y',
    });
    expect(answerTo(Object.assign(new Error('too big'), { statusCode: 413 }))).toEqual({
      statusCode: 413,
      message: 'too big',
      error: 'Payload Too Large',
    });
  });

  it.each([
    [new Error('secret detail')],
    ['a string'],
    [undefined],
    [{ statusCode: 'x' }],
    [Object.assign(new Error('x'), { statusCode: 200 })],
  ])('reveals nothing about the inside of %p', (error) => {
    expect(answerTo(error)).toEqual({
      statusCode: 500,
      message: 'Something went wrong on our side',
      error: 'Internal Server Error',
    });
  });

  it.each([
    { code: 'SQLITE_FULL', message: 'database or disk is full' },
    { code: 'SQLITE_IOERR_WRITE', message: 'disk I/O error' },
    { code: 'ER_DISK_FULL', errno: 1021 },
    { code: 'ER_RECORD_FILE_FULL', errno: 1114, message: "The table 'reviews' is full" },
    { code: 'ER_ERROR_ON_WRITE', errno: 1026 },
    {
      code: 'ER_GET_ERRNO',
      errno: 1030,
      message: 'Got error 28 "No space left on device" from storage engine',
    },
  ])('reports that the service is unavailable when there is no space to write: %j', (error) => {
    expect(answerTo(Object.assign(new Error(), error))).toMatchObject({ statusCode: 503 });
  });

  it('reports that the service is unavailable while the database is, or is too slow', () => {
    expect(answerTo(Object.assign(new Error('max_statement_time exceeded'), { errno: 1969 }))).toMatchObject({
      statusCode: 503,
    });
    expect(
      answerTo(Object.assign(new Error('max_execution_time exceeded'), { code: 'ER_QUERY_TIMEOUT' })),
    ).toMatchObject({
      statusCode: 503,
    });
    expect(
      answerTo(Object.assign(new Error('connect ECONNREFUSED 10.0.0.5'), { code: 'ECONNREFUSED' })),
    ).toEqual({
      statusCode: 503,
      message: 'The service isn’t available at the moment',
      error: 'Service Unavailable',
    });
  });
});
