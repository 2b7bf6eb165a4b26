import type { ClubCost, ClubTeam, TrainingSession, WelfareOfficer } from '@club-reviews/domain/club-facts';
import { ALL_AGES, TEAM_CATEGORIES, trialText, WEEKDAYS } from '@club-reviews/domain/club-facts';
import type { FactKey, SIMPLE_FACTS, SimpleFact, SimpleFacts } from '@club-reviews/domain/simple-facts';
import { FACT_ENTRIES, fromFactInput, getOptions, toFactInput } from '@club-reviews/domain/simple-facts';
import { z } from 'zod';
import { CLUB_FACT_FIELDS, SIMPLE_FACT_FIELDS } from '../../clubs/club-facts.fields.js';

const TEAM_EXAMPLE = 'U10s girls "Reds" Tue 18:00-19:00, Thu 18:00 places';
const TEAM =
  /^(u\d{1,2}s?|all ages) +(\S+)(?: +"([^"]*)")?(?: +(?!\d*\s*places|waiting|full)([a-z][^"]*?))??(?: +(\d+ places?|places?|waiting list|full))?$/i;
const SESSION = /^([a-z]{3})[a-z]*(?: +(\d{1,2}[:.]\d\d)(?: *[-–] *(\d{1,2}[:.]\d\d))?)?$/i;
/** Whether there's a free trial, in a part that can be empty. */
const TRIAL = /^((?:no )?free trial|)\s*(?:;|$)/i;
const COST = /^(?:(free)|£? *(\d{1,3}(?:,\d{3})|\d{1,5})(\.\d\d?)? *(?:a|per|\/) *(\w+))$/i;

/**
 * Cells of a file with facts about a club: each reads what people write in a sheet, checks it as the club's profile
 * does, and gives the reason that a report shows.
 */
export const FACT_CELLS = {
  teams: cell((text) =>
    CLUB_FACT_FIELDS.teamDetails.safeParse(toEntries(text.replace(/[“”„]/g, '"')).map(readTeam)),
  ),
  cost: cell((text) => CLUB_FACT_FIELDS.cost.safeParse(text === '' ? null : readCost(text))),
  welfare_officer: cell((text) =>
    CLUB_FACT_FIELDS.welfareOfficer.safeParse(text === '' ? null : readWelfareOfficer(text)),
  ),
  ...(toSimpleCells((fact, key) =>
    cell<unknown>((text) => SIMPLE_FACT_FIELDS[key].safeParse(readFact(fact, text))),
  ) as { [Column in FactColumn]: z.ZodType<SimpleRow[Column]> }),
};

/** The column of a simple fact. */
export type FactColumn = (typeof SIMPLE_FACTS)[FactKey]['importColumn'];

/** The simple facts of a club by their columns. */
export type SimpleRow = {
  [Key in FactKey as (typeof SIMPLE_FACTS)[Key]['importColumn']]: SimpleFacts[Key];
};

/** Facts as cell texts that {@link FACT_CELLS} can read. */
export const FACT_TEXTS = {
  teams: (teams: readonly ClubTeam[]): string => teams.map(teamText).join('; '),
  cost: ({ pence, per, note, freeTrial }: ClubCost): string => {
    const price = `£${(pence / 100).toFixed(pence % 100 === 0 ? 0 : 2)} a ${per}`;
    // An empty part says that the next one is the note, whatever it looks like.
    const unknown = note !== null && TRIAL.test(note) ? '' : null;
    return [price, trialText({ freeTrial })?.toLowerCase() ?? unknown, note]
      .filter((part) => part !== null)
      .join('; ');
  },
  welfare_officer: ({ name, email, phone }: WelfareOfficer): string =>
    [name, email, phone].filter((part) => part !== null).join('; '),
  ...toSimpleCells((fact) => (value: unknown) => [toFactInput(fact, value)].flat().join('; ')),
};

/** A cell that can't be parsed; the message is what the report says. */
class CellError extends Error {}

function cell<Value>(read: (text: string) => z.ZodSafeParseResult<Value>) {
  return z.string().transform((text, context): Value => {
    try {
      const result = read(text.trim());
      if (result.success) return result.data;
      context.addIssue(result.error.issues[0]?.message ?? 'can’t be read');
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      context.addIssue(error.message);
    }
    return z.NEVER;
  });
}

/** The values of a cell, with ";" between them; inside quotation marks it's a character like any other. */
function toEntries(text: string): string[] {
  const entries = text.match(/(?:"[^"]*"|[^;"])+/g) ?? [];
  return entries.map((entry) => entry.trim().replace(/\s+/g, ' ')).filter((entry) => entry !== '');
}

function readTeam(text: string): unknown {
  const match = TEAM.exec(text);
  const [, age = '', category = '', name, training, places] = match ?? [];
  if (!match) throw new CellError(`teams: “${text.slice(0, 60)}” isn’t a team such as “${TEAM_EXAMPLE}”`);
  const number = /^\d+/.exec(places ?? '')?.[0];
  return {
    ageGroup: age.toLowerCase() === ALL_AGES ? ALL_AGES : `U${Number(age.replace(/\D/g, ''))}s`,
    category: TEAM_CATEGORIES.find((known) => known === category.toLowerCase()),
    name: name ?? null,
    training: (training ?? '')
      .split(',')
      .map((session) => session.trim())
      .filter((session) => session !== '')
      .map(readSession),
    places: places === undefined ? null : getPlaces(places),
    freePlaces: number === undefined ? null : Number(number),
  };
}

function getPlaces(text: string): string {
  if (/^waiting/i.test(text)) return 'waiting-list';
  return /^full$/i.test(text) ? 'no' : 'yes';
}

function readSession(text: string): unknown {
  const [, day, start, end] = SESSION.exec(text) ?? [];
  if (day === undefined)
    throw new CellError(`teams: “${text.slice(0, 60)}” isn’t a time such as “Tue 18:00-19:00”`);
  return {
    day: WEEKDAYS.find((known) => known === day.toLowerCase()),
    start: getTime(start),
    end: getTime(end),
  };
}

const getTime = (text: string | undefined): string | null =>
  text === undefined ? null : text.replace('.', ':').padStart(5, '0');

function readCost(text: string): unknown {
  const [price = ''] = text.split(';', 1);
  const rest = text.slice(price.length + 1).trim();
  const [trialPart = '', trial = ''] = TRIAL.exec(rest) ?? [];
  const [match, free, pounds = '', pence = '', per = ''] = COST.exec(price.trim()) ?? [];
  if (match === undefined)
    throw new CellError(`cost: “${price.slice(0, 60)}” isn’t an amount such as “£25 a month”`);
  return {
    pence: free === undefined ? Math.round(Number(pounds.replace(',', '') + pence) * 100) : 0,
    per: free === undefined ? per.toLowerCase() : 'season',
    note: rest.slice(trialPart.length).trim() || null,
    freeTrial: trial === '' ? null : !/^no/i.test(trial),
  };
}

function readWelfareOfficer(text: string): unknown {
  const [name = '', ...contacts] = text.split(';').map((part) => part.trim());
  const email = contacts.find((part) => part.includes('@'));
  const [phone, ...others] = contacts.filter((part) => part !== '' && part !== email);
  if (others.length > 0 || name.includes('@'))
    throw new CellError('welfare_officer must be “name; email; phone”');
  return { name, email: email ?? null, phone: phone ?? null };
}

/** Something for each simple fact, by its column. */
export function toSimpleCells<Cell>(
  toCell: (fact: SimpleFact, key: FactKey) => Cell,
): Record<FactColumn, Cell> {
  return Object.fromEntries(
    FACT_ENTRIES.map(([key, fact]) => [fact.importColumn, toCell(fact, key)]),
  ) as Record<FactColumn, Cell>;
}

function readFact(fact: SimpleFact, text: string): unknown {
  if (fact.kind === 'choices') return toEntries(text).map((entry) => getWord(fact, entry));
  return fromFactInput(fact, getWord(fact, text));
}

/** The word for what people write, including as the pages do: "3G pitch" is "3g", "2 stars" is "2-star". */
function getWord(fact: SimpleFact, text: string): string {
  const plain = (words: string): string => words.toLowerCase().replace(/[^a-z\d]|s$/g, '');
  const given = plain(text);
  const option = getOptions(fact).find(({ value, label }) => [value, label].map(plain).includes(given));
  return option?.value ?? text;
}

function teamText({ ageGroup, category, name, training, places, freePlaces }: ClubTeam): string {
  const sessions = training.map(sessionText).join(', ');
  const placeText = {
    yes: freePlaces === null ? 'places' : `${freePlaces} places`,
    'waiting-list': 'waiting list',
    no: 'full',
  };
  return [
    ageGroup,
    category,
    ...(name === null ? [] : [`"${name}"`]),
    ...(sessions === '' ? [] : [sessions]),
    ...(places === null ? [] : [placeText[places]]),
  ].join(' ');
}

function sessionText({ day, start, end }: TrainingSession): string {
  const times = [start, end].filter((time) => time !== null).join('-');
  const name = day.charAt(0).toUpperCase() + day.slice(1);
  return times === '' ? name : `${name} ${times}`;
}
