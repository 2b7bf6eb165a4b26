import type { PipeTransform } from '@nestjs/common';
import { Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { NotFoundError } from '../errors.js';
import { ApiFailures, documented } from './api-list.js';
import { parseRowId } from './row-id.js';

/**
 * Parameter decorator: the id of a row in the path, which it also describes in the OpenAPI document. If no row can have
 * that id, it throws `missing` (an error, or the message of one), or without it passes undefined.
 */
export function RowId(missing?: (new () => NotFoundError) | string, name = 'id'): ParameterDecorator {
  const pipe: PipeTransform<string> = {
    transform(text) {
      const id = parseRowId(text);
      if (id !== undefined || missing === undefined) return id;
      throw typeof missing === 'string' ? new NotFoundError(missing) : new missing();
    },
  };
  return documented(Param(name, pipe), ApiParam({ name, schema: { type: 'integer' } }), ApiFailures(404));
}
