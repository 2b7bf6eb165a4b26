import { z } from 'zod';

/** The format of every error: nothing more, nothing less. */
const errorShape = z.strictObject({
  statusCode: z.int().min(400).max(599),
  message: z.string().min(1),
  error: z.string().min(1),
  fields: z
    .record(z.string(), z.string().min(1))
    .refine((fields) => Object.keys(fields).length > 0)
    .optional(),
});

/** What is wrong with `body` as an error with this status; null if it has the usual format. */
export function errorProblem(body: unknown, status: number): string | null {
  const { error } = errorShape.extend({ statusCode: z.literal(status) }).safeParse(body);
  return error ? `${error.message} in ${JSON.stringify(body)}` : null;
}
