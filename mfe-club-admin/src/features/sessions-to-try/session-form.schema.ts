import { isTime } from '@club-reviews/domain/club-facts';
import {
  areAgesInOrder,
  findTimeProblem,
  getAllDates,
  hasEmail,
  MAX_SESSION_COST_PENCE,
  MAX_SESSION_PLACE_LENGTH,
  MAX_SESSION_TEXT_LENGTH,
  MAX_SESSION_TITLE_LENGTH,
  SESSION_AGES,
  SESSION_MESSAGES,
} from '@club-reviews/domain/club-sessions';
import { INVALID_WEBSITE, MAX_WEBSITE_LENGTH, tooLongMessage } from '@club-reviews/domain/contact-details';
import { isDate, londonClock } from '@club-reviews/domain/london-clock';
import { object, string } from 'yup';
import type { SessionBody, SessionToTry } from '../../api/types';
import { toPence, toPounds } from '../profile/facts-form.schema';

/** A session in the form; what isn't given is "". */
export type SessionValues = Record<
  | ('kind' | 'title' | 'startsOn' | 'weeklyUntil' | 'startTime' | 'endTime' | 'category' | 'ageFrom')
  | ('ageTo' | 'place' | 'postcode' | 'cost' | 'bring' | 'joining' | 'link'),
  string
>;

const NEW: SessionValues = {
  ...{ kind: '', title: '', startsOn: '', weeklyUntil: '', startTime: '', endTime: '', category: '' },
  ...{ ageFrom: '', ageTo: '', place: '', postcode: '', cost: '', bring: '', joining: '', link: '' },
};

/** The form's values for a session; for a new one without. */
export function toSessionValues(session: SessionToTry | null): SessionValues {
  if (session === null) return NEW;
  const known = Object.keys(NEW).map((name) => [name, String(session[name as keyof SessionToTry] ?? '')]);
  return { ...(Object.fromEntries(known) as SessionValues), cost: toPounds(session.costPence) };
}

/** The session as the api takes it; weeks that are called off stay so if it still has their dates. */
export function toSessionBody(values: SessionValues, calledOff: readonly string[]): SessionBody {
  const { cost, ...given } = values;
  const texts = Object.entries(given).map(([name, value]) => [name, value.trim() || null]);
  const body = Object.fromEntries(texts) as SessionBody;
  const dates = getAllDates({ startsOn: body.startsOn, weeklyUntil: body.weeklyUntil ?? null });
  return {
    ...body,
    calledOff: calledOff.filter((date) => dates.includes(date)),
    ageFrom: toAge(values.ageFrom),
    ageTo: toAge(values.ageTo),
    costPence: toPence(cost) ?? -1,
  };
}

// Formik validates empty fields as undefined.
function toAge(text = ''): number | null {
  return text.trim() === '' ? null : Number(text);
}

const isAge = (text = '') => {
  const age = toAge(text);
  return age === null || (Number.isInteger(age) && age >= SESSION_AGES.min && age <= SESSION_AGES.max);
};

const publicText = (name: string, max: number) =>
  string()
    .trim()
    .max(max, tooLongMessage(name, max))
    .test('email', SESSION_MESSAGES.noEmail, (text = '') => !hasEmail(text));

/** The rules for a session before it's saved; the server applies them again. */
export const sessionSchema = object({
  kind: string().required(SESSION_MESSAGES.kind),
  category: string().required(SESSION_MESSAGES.category),
  title: publicText('The title', MAX_SESSION_TITLE_LENGTH),
  startsOn: string().required(SESSION_MESSAGES.startsOn),
  startTime: string().required(SESSION_MESSAGES.startTime),
  endTime: string().required(SESSION_MESSAGES.endTime),
  ageFrom: string().test('age', SESSION_MESSAGES.age, isAge),
  ageTo: string()
    .test('age', SESSION_MESSAGES.age, isAge)
    .test('ages', SESSION_MESSAGES.ages, (ageTo, { parent }) => {
      const { ageFrom } = parent as Partial<SessionValues>;
      return areAgesInOrder({ ageFrom: toAge(ageFrom), ageTo: toAge(ageTo) });
    }),
  place: publicText('The place', MAX_SESSION_PLACE_LENGTH),
  cost: string().test('cost', SESSION_MESSAGES.cost, (text = '') => {
    const pence = toPence(text);
    return pence !== undefined && pence <= MAX_SESSION_COST_PENCE;
  }),
  bring: publicText('What to bring', MAX_SESSION_TEXT_LENGTH),
  joining: publicText('How to join', MAX_SESSION_TEXT_LENGTH),
  link: string().trim().max(MAX_WEBSITE_LENGTH, INVALID_WEBSITE),
});

/** What is wrong with the dates and times together, once each of them is filled in. */
export function findTimeErrors(values: SessionValues): Partial<SessionValues> {
  const { startsOn, startTime, endTime } = values;
  const weeklyUntil = values.weeklyUntil || null;
  if (![startsOn, weeklyUntil ?? startsOn].every(isDate) || ![startTime, endTime].every(isTime)) return {};
  const times = { startsOn, weeklyUntil, startTime, endTime, calledOff: [] };
  const problem = findTimeProblem(times, londonClock(new Date()));
  return problem === undefined ? {} : { [problem.field]: problem.message };
}
