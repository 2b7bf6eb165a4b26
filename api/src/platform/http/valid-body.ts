import type { PipeTransform } from '@nestjs/common';
import { Body } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { z } from 'zod';
import { InvalidInputError } from '../errors.js';
import { fieldMessages } from './field-messages.js';

type OpenApiSchema = Parameters<typeof ApiBody>[0] & object;

/**
 * Parameter decorator: the JSON body of the request, checked and typed by `schema`, which also describes it in the
 * OpenAPI document. No body at all counts as an empty object. What is wrong throws InvalidInputError with the
 * schema's message for each field.
 */
export function ValidBody(schema: z.ZodObject): ParameterDecorator {
  const pipe = new BodyPipe(schema);
  return (target, handler, index) => {
    Body(pipe)(target, handler, index);
    const method = Object.getOwnPropertyDescriptor(target, handler as string);
    if (method) ApiBody(description(schema))(target, handler as string, method);
  };
}

class BodyPipe implements PipeTransform<unknown, unknown> {
  constructor(private readonly schema: z.ZodObject) {}

  transform(body: unknown): unknown {
    const result = this.schema.safeParse(body ?? {});
    if (result.success) return result.data;
    const fields = fieldMessages(result.error);
    // Without a field to blame, the body as a whole is the wrong kind of thing.
    if (Object.keys(fields).length === 0) throw new InvalidInputError('The body must be a JSON object');
    throw InvalidInputError.inFields(fields);
  }
}

function description(schema: z.ZodObject): OpenApiSchema {
  const { $schema: _, additionalProperties: __, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return { required: (rest.required ?? []).length > 0, schema: rest } as OpenApiSchema;
}
