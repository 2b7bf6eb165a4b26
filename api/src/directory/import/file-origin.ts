import { SOURCE_LIMITS } from '@club-reviews/domain/fact-sources';
import { z } from 'zod';
import { lineField, optionalField } from '../../platform/http/text-fields.js';
import { ClubFileError } from './club-file.js';

/** What a file of clubs is called, and under which licence it may be used. */
export const FILE_ORIGIN_FIELDS = {
  source: optionalField(lineField({ name: 'The source', max: SOURCE_LIMITS.name }))
    .optional()
    .meta({ description: 'What the file is called, for the clubs’ pages' }),
  licence: optionalField(lineField({ name: 'The licence', max: SOURCE_LIMITS.licence }))
    .optional()
    .meta({ description: 'Under which licence it may be used' }),
};

/** Reads it from a command's options. Throws ClubFileError. */
export function readFileOrigin(options: object): { name: string | null; licence: string | null } {
  const read = z.object(FILE_ORIGIN_FIELDS).safeParse(options);
  if (!read.success) throw new ClubFileError(read.error.issues[0]?.message);
  return { name: read.data.source ?? null, licence: read.data.licence ?? null };
}
