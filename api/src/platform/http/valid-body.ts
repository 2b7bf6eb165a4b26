import type { PipeTransform } from '@nestjs/common';
import { Body } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { z } from 'zod';
import { InvalidInputError } from '../errors.js';
import type { FieldMessages } from '../errors.js';
import { ApiFailures, documented } from './api-list.js';

type OpenApiSchema = Parameters<typeof ApiBody>[0] & object;

/**
 * Parameter decorator: the JSON body of the request, checked and typed by `schema`, which also describes it in the
 * OpenAPI document, with what can be wrong with it. No body at all counts as an empty object. Invalid input throws InvalidInputError with the schema's
 * message for each field.
 */
export function ValidBody(schema: z.ZodObject): ParameterDecorator {
  return documented(Body(new BodyPipe(schema)), ApiBody(description(schema)), ApiFailures(400, 413, 415));
}

class BodyPipe implements PipeTransform<unknown, unknown> {
  constructor(private readonly schema: z.ZodObject) {}

  transform(body: unknown): unknown {
    const result = this.schema.safeParse(body ?? {});
    if (result.success) return result.data;
    const fields = fieldMessages(result.error);
    // If no field is to blame, the body as a whole has the wrong type.
    if (Object.keys(fields).length === 0) throw new InvalidInputError('The body must be a JSON object');
    throw InvalidInputError.inFields(fields);
  }
}

const UNKNOWN_FIELD = 'There’s no such field';

function description(schema: z.ZodObject): OpenApiSchema {
  const { $schema: _, additionalProperties: __, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return { required: (rest.required ?? []).length > 0, schema: rest } as OpenApiSchema;
}

/**
 * What a schema found wrong, by top-level field: entries of a list count as the list. Only a field's first problem is
 * reported; problems of the whole are left out.
 */
export function fieldMessages(
  error: z.ZodError,
  word: (name: string, message: string) => string = (_, message) => message,
): FieldMessages {
  const messages = new Map<string, string>();
  for (const issue of error.issues) {
    const [name] = issue.path;
    if (name === undefined && issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) messages.set(key, UNKNOWN_FIELD);
    } else if (name !== undefined && !messages.has(String(name))) {
      messages.set(String(name), word(String(name), issue.message));
    }
  }
  return Object.fromEntries(messages);
}
