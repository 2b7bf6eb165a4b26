import { emailAddress } from '@club-reviews/domain/email-address';
import {
  isPhoneNumber,
  MAX_COST_NOTE_LENGTH,
  MAX_COST_PENCE,
  MAX_FREE_PLACES,
  MAX_TEAM_NAME_LENGTH,
  MAX_WELFARE_NAME_LENGTH,
  moneyText,
  sessionProblem,
} from '@club-reviews/domain/club-facts';
import { MAX_PROFILE_EMAIL_LENGTH } from '@club-reviews/domain/club-profile';
import { INVALID_EMAIL } from '@club-reviews/domain/contact-details';
import type { FactInputs } from '@club-reviews/domain/simple-facts';
import { byFact, fromFactInputs, inputProblem, toFactInputs } from '@club-reviews/domain/simple-facts';
import { array, mixed, object, string } from 'yup';
import type { OwnClub, ProfileBody } from '../../api/types';

type Team = OwnClub['teamDetails'][number];
type TeamsBody = NonNullable<ProfileBody['teamDetails']>;

/** A training session in the form; an unknown time is "". */
export interface SessionValues {
  day: string;
  start: string;
  end: string;
}

/** A team in the form. */
export interface TeamValues {
  /** Tells teams apart as they're added and removed; never sent to the api. */
  id: string;
  ageGroup: string;
  category: string;
  name: string;
  training: SessionValues[];
  places: string;
  freePlaces: string;
}

/** The facts in the profile's form. */
export interface FactsValues extends FactInputs {
  teamDetails: TeamValues[];
  costAmount: string;
  costPer: string;
  costNote: string;
  /** "yes", "no", or "" if the club doesn't say. */
  costTrial: string;
  welfareName: string;
  welfareEmail: string;
  welfarePhone: string;
}

/** The form field that shows the api's error about one of its fields. */
export const FACT_FIELD_NAMES = { cost: 'costAmount', welfareOfficer: 'welfareName' } as const;

/** The facts' initial values in the form. */
export function factsValues({ cost, welfareOfficer, ...club }: OwnClub): FactsValues {
  return {
    teamDetails: club.teamDetails.map((team, index) => teamValues(team, String(index))),
    costAmount: cost === null ? '' : toPounds(cost.pence),
    costPer: cost?.per ?? 'month',
    costNote: cost?.note ?? '',
    costTrial: cost?.freeTrial === undefined ? '' : cost.freeTrial ? 'yes' : 'no',
    welfareName: welfareOfficer?.name ?? '',
    welfareEmail: welfareOfficer?.email ?? '',
    welfarePhone: welfareOfficer?.phone ?? '',
    ...toFactInputs(club),
  };
}

/** The teams that have a training time. */
export function getTimedTeams({ teamDetails }: Pick<FactsValues, 'teamDetails'>): TeamValues[] {
  return teamDetails.filter(({ training }) => training.some(({ day }) => day !== ''));
}

function teamValues(team: Team, id: string): TeamValues {
  return {
    id,
    ageGroup: team.ageGroup,
    category: team.category,
    name: team.name ?? '',
    training: team.training.map(({ day, start, end }) => ({ day, start: start ?? '', end: end ?? '' })),
    places: team.places ?? '',
    freePlaces: team.freePlaces === null ? '' : String(team.freePlaces),
  };
}

/** The facts as the api takes them. */
export function factsBody(values: FactsValues): Partial<ProfileBody> {
  const [costAmount, welfareName] = [values.costAmount.trim(), values.welfareName.trim()];
  return {
    teamDetails: values.teamDetails.map(teamBody),
    cost:
      costAmount === ''
        ? null
        : {
            pence: toPence(costAmount) ?? -1,
            per: values.costPer as NonNullable<OwnClub['cost']>['per'],
            note: values.costNote.trim() || null,
            freeTrial: values.costTrial === '' ? null : values.costTrial === 'yes',
          },
    welfareOfficer:
      welfareName === ''
        ? null
        : {
            name: welfareName,
            email: values.welfareEmail.trim() || null,
            phone: values.welfarePhone.trim() || null,
          },
    ...fromFactInputs(values),
  };
}

function teamBody({ ageGroup, category, name, training, places, freePlaces }: TeamValues): TeamsBody[number] {
  return {
    ageGroup: ageGroup as Team['ageGroup'],
    category: category as Team['category'],
    name: name.trim() || null,
    training: training.map(({ day, start, end }) => ({
      day: day as Team['training'][number]['day'],
      start: start || null,
      end: end || null,
    })),
    places: (places || null) as Team['places'],
    freePlaces: places === 'yes' && freePlaces.trim() !== '' ? Number(freePlaces) : null,
  };
}

/** An amount of pence as people type it in pounds: "25", "3.50". */
export function toPounds(pence: number): string {
  return (pence / 100).toFixed(pence % 100 === 0 ? 0 : 2);
}

/** An amount as people type it, "25", "£3.50", in pence; undefined if it isn't one. */
export function toPence(text: string): number | undefined {
  const [, pounds] = /^£?\s*(\d{1,5}(?:\.\d{1,2})?)$/.exec(text.trim()) ?? [];
  return pounds === undefined ? undefined : Math.round(Number(pounds) * 100);
}

const COST = `Please enter an amount up to ${moneyText(MAX_COST_PENCE)}, such as 25 or 3.50`;
const PLACES = `Please enter a number from 1 to ${MAX_FREE_PLACES}, or leave it empty`;

const team = object({
  ageGroup: string().required('Please select an age group'),
  category: string().required('Please select who the team is for'),
  name: string()
    .trim()
    .max(MAX_TEAM_NAME_LENGTH, `The name must be at most ${MAX_TEAM_NAME_LENGTH} characters`),
  freePlaces: string().when('places', {
    is: 'yes',
    then: (field) =>
      field.test('places', PLACES, (text = '') => {
        const number = Number(text);
        return text.trim() === '' || (Number.isInteger(number) && number >= 1 && number <= MAX_FREE_PLACES);
      }),
  }),
  training: array().of(
    object({
      day: string().required('Please select a day'),
      start: string(),
      end: string().test('times', (end, context) => {
        const { start } = context.parent as SessionValues;
        const problem = sessionProblem({ start: start || null, end: end || null });
        return problem === undefined || context.createError({ message: sentence(problem) });
      }),
    }),
  ),
});

/** The rules for the facts before they're saved; the server applies them again. */
export const FACTS_RULES = {
  ...byFact((fact) =>
    mixed<string | string[]>().test('fact', (input, context) => {
      const message = inputProblem(fact, input);
      return message === undefined || context.createError({ message });
    }),
  ),
  teamDetails: array().of(team),
  costAmount: string().test('amount', COST, (text = '') => {
    const pence = toPence(text);
    return text.trim() === '' || (pence !== undefined && pence <= MAX_COST_PENCE);
  }),
  costNote: string()
    .trim()
    .max(MAX_COST_NOTE_LENGTH, `The note must be at most ${MAX_COST_NOTE_LENGTH} characters`),
  welfareName: string()
    .trim()
    .max(MAX_WELFARE_NAME_LENGTH, `The name must be at most ${MAX_WELFARE_NAME_LENGTH} characters`)
    .when(['welfareEmail', 'welfarePhone'], {
      // Formik validates empty fields as undefined.
      is: (...contacts: (string | undefined)[]) => contacts.some((contact = '') => contact.trim() !== ''),
      then: (field) => field.required('Please enter the welfare officer’s name'),
    }),
  welfareEmail: string()
    .transform((text?: string) => text && emailAddress(text))
    .max(MAX_PROFILE_EMAIL_LENGTH, INVALID_EMAIL)
    .email(INVALID_EMAIL),
  welfarePhone: string()
    .trim()
    .test('phone', 'Please enter a phone number with its area code', (text = '') => {
      return text === '' || isPhoneNumber(text);
    }),
};

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
