/**
 * Finds the fields that a refusal of the server talks about, so that its words appear beside them.
 * @param serverMessage the error body's message; several messages may be joined in it, and a message may name the
 *   wire field instead of using the form's words ("reviewText must be a string")
 * @param messages which words belong to which field, in the order of the form
 * @returns message by field; empty when the refusal is about no field
 */
export function fieldErrors<Field extends string>(
  serverMessage: string,
  messages: readonly (readonly [field: Field, message: string])[],
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const [field, message] of messages) {
    if (serverMessage.includes(message)) errors[field] ??= message;
  }
  for (const [field] of messages) {
    if (new RegExp(`\\b${field}\\b`).test(serverMessage)) errors[field] ??= serverMessage;
  }
  return errors;
}
