import { z } from 'zod';

/** The field of a form that people never see. */
export const honeypotField = z
  .unknown()
  .optional()
  .meta({ description: 'A trap for machines: people leave it empty' });

/** Whether the field that people never see was filled in: only programs do that. Nothing and an empty text are not. */
export function isFilled(trap: unknown): boolean {
  return trap !== undefined && trap !== null && trap !== '';
}
