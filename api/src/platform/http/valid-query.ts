import type { PipeTransform } from '@nestjs/common';
import { Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { z } from 'zod';
import { InvalidInputError } from '../errors.js';
import { ApiFailures, documented } from './api-list.js';
import { fieldMessages } from './valid-body.js';

/**
 * Parameter decorator: the query of the request, checked and typed by `schema`, which also describes it in the OpenAPI
 * document. An empty value counts as not given. Invalid values throw InvalidInputError naming them.
 */
export function ValidQuery(schema: z.ZodObject): ParameterDecorator {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output' });
  const parameters = Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property as { description?: string };
    return ApiQuery({ name, required: false, ...(description ? { description } : {}), schema: rest });
  });
  return documented(Query(new QueryPipe(schema)), ...parameters, ApiFailures(400));
}

class QueryPipe implements PipeTransform<Record<string, unknown>, unknown> {
  constructor(private readonly schema: z.ZodObject) {}

  transform(query: Record<string, unknown>): unknown {
    const given: Record<string, unknown> = {};
    for (const name in query) {
      if (query[name] !== '') given[name] = query[name];
    }
    const result = this.schema.safeParse(given);
    if (result.success) return result.data;
    throw InvalidInputError.inFields(fieldMessages(result.error, (name, message) => `${name} ${message}`));
  }
}
