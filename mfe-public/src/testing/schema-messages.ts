import type { ObjectSchema, ValidationError } from 'yup';

/** The first message per field, as a form shows them. */
export function toMessages(schema: ObjectSchema<object>, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const messages: Record<string, string> = {};
    for (const { path, message } of (error as ValidationError).inner) messages[path ?? ''] ??= message;
    return messages;
  }
}
