import {
  CLUB_TEAM_AGE_GROUPS,
  COST_PERIODS,
  isPhoneNumber,
  MAX_CLUB_TEAMS,
  MAX_COST_NOTE_LENGTH,
  MAX_COST_PENCE,
  MAX_FREE_PLACES,
  MAX_SESSIONS_PER_TEAM,
  MAX_TEAM_NAME_LENGTH,
  MAX_WELFARE_NAME_LENGTH,
  MAX_WELFARE_PHONE_LENGTH,
  moneyText,
  sessionProblem,
  TEAM_CATEGORIES,
  TEAM_PLACES,
  WEEKDAYS,
} from '@club-reviews/domain/club-facts';
import type { ClubCost, ClubTeam } from '@club-reviews/domain/club-facts';
import { MAX_PROFILE_EMAIL_LENGTH } from '@club-reviews/domain/club-profile';
import type { FactKey, SimpleFact, SimpleFacts } from '@club-reviews/domain/simple-facts';
import { byFact, factProblem, fromFactInput } from '@club-reviews/domain/simple-facts';
import { z } from 'zod';
import { emailField, lineField, optionalField } from '../platform/http/text-fields.js';

const TEAM = 'Each team needs an age group, and one of boys, girls, mixed or disability';
const TRAINING = `A team can have ${MAX_SESSIONS_PER_TEAM} training sessions, each with a day`;
const PLACES = `Free places must be "yes", "waiting-list" or "no", with a number up to ${MAX_FREE_PLACES} for "yes"`;
const COST = `The cost must be an amount up to ${moneyText(MAX_COST_PENCE)} for one of ${COST_PERIODS.join(', ')}`;
const TRIAL = 'The free trial must be true, false or null';
const TOO_MANY_TEAMS = `A club can list at most ${MAX_CLUB_TEAMS} teams`;
const PHONE = 'Please enter a phone number with its area code';

/** A part that may be left out, null or empty; stored as null then. */
const orNull = <T extends z.ZodType>(field: T) =>
  optionalField(field)
    .optional()
    .transform((value) => value ?? null);

const time = z.string({ error: TRAINING }).trim().max(5, { error: 'Times must look like 18:00' });

const session = z
  .object(
    {
      day: z.enum(WEEKDAYS, { error: TRAINING }),
      start: orNull(time),
      end: orNull(time),
    },
    { error: TRAINING },
  )
  .superRefine((given, context) => {
    const problem = sessionProblem(given);
    if (problem !== undefined) context.addIssue(sentence(problem));
  });

const team = z
  .object(
    {
      ageGroup: z.enum(CLUB_TEAM_AGE_GROUPS, { error: TEAM }),
      category: z.enum(TEAM_CATEGORIES, { error: TEAM }),
      // Import files have team names in straight quotation marks.
      name: orNull(
        lineField({ name: 'The name of a team', max: MAX_TEAM_NAME_LENGTH }).transform((name) =>
          name.replaceAll('"', '”'),
        ),
      ),
      training: z
        .array(session, { error: TRAINING })
        .max(MAX_SESSIONS_PER_TEAM, { error: TRAINING })
        .default([]),
      places: orNull(z.enum(TEAM_PLACES, { error: PLACES })),
      freePlaces: orNull(
        z.int({ error: PLACES }).min(1, { error: PLACES }).max(MAX_FREE_PLACES, { error: PLACES }),
      ),
    },
    { error: TEAM },
  )
  .refine(({ places, freePlaces }) => freePlaces === null || places === 'yes', { error: PLACES });

const cost = z
  .object(
    {
      pence: z.int({ error: COST }).min(0, { error: COST }).max(MAX_COST_PENCE, { error: COST }),
      per: z.enum(COST_PERIODS, { error: COST }),
      note: orNull(lineField({ name: 'The note on the cost', max: MAX_COST_NOTE_LENGTH })),
      freeTrial: z.boolean({ error: TRIAL }).nullish(),
    },
    { error: COST },
  )
  // An unknown trial is left out: stored costs from before there were trials stay equal to new ones.
  .transform(({ freeTrial, ...rest }): ClubCost =>
    typeof freeTrial === 'boolean' ? { ...rest, freeTrial } : rest,
  );

const welfareOfficer = z.object(
  {
    name: lineField({
      name: 'The welfare officer’s name',
      max: MAX_WELFARE_NAME_LENGTH,
      missing: 'Please enter the welfare officer’s name',
    }),
    email: orNull(emailField(MAX_PROFILE_EMAIL_LENGTH)),
    phone: orNull(
      lineField({
        name: 'The welfare officer’s phone number',
        max: MAX_WELFARE_PHONE_LENGTH,
        missing: PHONE,
      }).refine(isPhoneNumber, { error: PHONE }),
    ),
  },
  { error: 'Please enter the welfare officer’s name' },
);

const teams = z.array(team, { error: TOO_MANY_TEAMS }).max(MAX_CLUB_TEAMS, { error: TOO_MANY_TEAMS });

/** Says which team is wrong: there can be dozens. */
const numberedTeams = z
  .unknown()
  .transform((value, context): ClubTeam[] => {
    const read = teams.safeParse(value);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    const index = issue?.path[0];
    const message = issue?.message ?? TEAM;
    context.addIssue(typeof index === 'number' ? `Team ${index + 1}: ${message}` : message);
    return z.NEVER;
  })
  .meta(toJsonSchema(teams));

/** A club's simple facts, each by the rules of its kind. */
export const SIMPLE_FACT_FIELDS = byFact(toField) as { [Key in FactKey]: z.ZodType<SimpleFacts[Key]> };

/** The facts of a club, as given in its profile or an import file. */
export const CLUB_FACT_FIELDS = {
  teamDetails: numberedTeams,
  cost: cost.nullable(),
  welfareOfficer: welfareOfficer.nullable(),
  ...SIMPLE_FACT_FIELDS,
} as const;

/** Lists have each word once, in the table's order. */
function toField(fact: SimpleFact): z.ZodType {
  const error = ({ input }: { input?: unknown }): string => factProblem(fact, input) ?? '';
  switch (fact.kind) {
    case 'choices': {
      const words = Object.keys(fact.names);
      const message = { error: factProblem(fact, '') ?? '' };
      return z
        .array(z.enum(words, message), message)
        .max(words.length, message)
        .transform((chosen) => fromFactInput(fact, chosen));
    }
    case 'choice':
      return optionalField(z.enum(Object.keys(fact.names), { error }));
    case 'text':
      return optionalField(lineField({ name: `“${fact.name}”`, max: fact.max }));
    case 'yes-no':
      return optionalField(z.boolean({ error }));
    case 'number':
      return optionalField(z.int({ error }).min(fact.min, { error }).max(fact.max, { error }));
    default:
      return optionalField(
        z
          .int({ error })
          .min(fact.min, { error })
          // No maximum in the contract: it would be another every year.
          .refine((year) => factProblem(fact, year) === undefined, { error }),
      );
  }
}

function toJsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
