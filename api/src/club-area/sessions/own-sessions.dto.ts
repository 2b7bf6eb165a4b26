import { isTime, TEAM_CATEGORIES } from '@club-reviews/domain/club-facts';
import {
  hasEmail,
  MAX_SESSION_COST_PENCE,
  MAX_SESSION_PLACE_LENGTH,
  MAX_SESSION_TEXT_LENGTH,
  MAX_SESSION_TITLE_LENGTH,
  SESSION_AGES,
  SESSION_KINDS,
  SESSION_MESSAGES,
  SESSION_STATES,
} from '@club-reviews/domain/club-sessions';
import { isDate } from '@club-reviews/domain/london-clock';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { SessionToTry } from '../../clubs/sessions/club-session.dto.js';
import { readPostcode } from '../../clubs/postcodes/postcode-text.js';
import {
  lineField,
  optionalField,
  parsedField,
  textField,
  websiteField,
} from '../../platform/http/text-fields.js';

const MAX_POSTCODE_LENGTH = 16;

/** There are no more weeks in a year. */
const MAX_CALLED_OFF = 53;

/** Public pages never show an email address. */
const withoutEmail = <Field extends z.ZodType<string>>(field: Field) =>
  field.refine((value) => !hasEmail(value), { error: SESSION_MESSAGES.noEmail });
const line = (name: string, max: number) =>
  optionalField(withoutEmail(lineField({ name, max }))).default(null);
const text = (name: string) =>
  optionalField(withoutEmail(textField({ name, max: MAX_SESSION_TEXT_LENGTH }))).default(null);
const date = (error: string) => z.string({ error }).refine(isDate, { error });
const time = (error: string) => z.string({ error }).refine(isTime, { error });
const age = z
  .number({ error: SESSION_MESSAGES.age })
  .int({ error: SESSION_MESSAGES.age })
  .min(SESSION_AGES.min, { error: SESSION_MESSAGES.age })
  .max(SESSION_AGES.max, { error: SESSION_MESSAGES.age })
  .nullable()
  .default(null);

/** A session as its club enters it. */
export const sessionBody = z.object({
  kind: z.enum(SESSION_KINDS, { error: SESSION_MESSAGES.kind }),
  title: line('The title', MAX_SESSION_TITLE_LENGTH),
  startsOn: date(SESSION_MESSAGES.startsOn),
  weeklyUntil: date(SESSION_MESSAGES.weeklyUntil).nullable().default(null),
  startTime: time(SESSION_MESSAGES.startTime),
  endTime: time(SESSION_MESSAGES.endTime),
  ageFrom: age,
  ageTo: age,
  category: z.enum(TEAM_CATEGORIES, { error: SESSION_MESSAGES.category }),
  place: line('The place', MAX_SESSION_PLACE_LENGTH),
  postcode: optionalField(
    parsedField(SESSION_MESSAGES.postcode, MAX_POSTCODE_LENGTH, (written) => {
      const read = readPostcode(written);
      return read?.kind === 'full' ? read.postcode : undefined;
    }),
  ).default(null),
  costPence: z
    .number({ error: SESSION_MESSAGES.cost })
    .int({ error: SESSION_MESSAGES.cost })
    .min(0, { error: SESSION_MESSAGES.cost })
    .max(MAX_SESSION_COST_PENCE, { error: SESSION_MESSAGES.cost }),
  bring: text('What to bring'),
  joining: text('How to join'),
  link: optionalField(websiteField()).default(null),
  calledOff: z
    .array(date(SESSION_MESSAGES.calledOff), { error: SESSION_MESSAGES.calledOff })
    .max(MAX_CALLED_OFF, { error: SESSION_MESSAGES.calledOff })
    .default([])
    .transform((dates) => [...new Set(dates)].toSorted())
    .meta({ description: 'Weeks of a weekly session that are called off, by their dates' }),
  state: z.enum(SESSION_STATES, { error: 'state must be on or called-off' }).default('on'),
});

/** A change to a session: all of it, and which revision was changed. */
export const sessionChangeBody = z.object({
  ...sessionBody.shape,
  revision: z.number({ error: 'revision must be that of the session that was changed' }).int(),
});

export type SessionBody = z.output<typeof sessionBody>;
export type SessionChangeBody = z.output<typeof sessionChangeBody>;

/** A session of one's own club. */
export class OwnSessionToTry extends SessionToTry {
  @ApiProperty({ type: 'integer', description: 'Counts its changes: whoever changes it sends it along' })
  revision!: number;
}
