import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { withSecretFiles } from '../secret-files.ts';
import type { Environment } from '../settings.ts';
import type { Reader, Setting } from './setting.ts';
import { SECRETS, TABLE } from './table.ts';

/** Settings are wrong; each line of the message names one and says what's right. */
export class EnvironmentError extends Error {}

/** Notes a line about a wrong setting, which starts with its name. Of several about one, the first counts. */
export type Refuse = (line: string) => void;

type Table = typeof TABLE;
type NamesFor<R extends Reader> = {
  [N in keyof Table]: [Extract<Table[N]['readers'][number], R>] extends [never] ? never : N;
}[keyof Table];

/** The settings of a reader, checked and with their defaults. */
export type SettingsOf<R extends Reader> = { [N in NamesFor<R>]: z.output<Table[N]['check']> };

/**
 * Checks the settings of a reader, including secrets from files; an empty one counts as unset.
 * @param rule checks what the table can't
 * @throws EnvironmentError that names everything that's wrong or missing, and never shows a value
 */
export function readSettings<const R extends Reader>(
  readers: readonly R[],
  variables: Environment,
  rule: (settings: SettingsOf<R>, refuse: Refuse) => void,
): SettingsOf<R> {
  const problems = new Map<string, string>();
  const refuse: Refuse = (line) => {
    const name = line.replace(/(_FILE)?\W[^]*/, '');
    if (!problems.has(name)) problems.set(name, line);
  };
  const given = withSecretFiles(variables, refuse);
  const own = Object.entries<Setting>(TABLE).filter(([, setting]) =>
    setting.readers.some((reader) => (readers as readonly Reader[]).includes(reader)),
  );
  const settings = Object.fromEntries(
    own.map(([name, { check }]) => {
      const { success, data, error } = check.safeParse(given[name]?.trim() ? given[name] : undefined);
      if (!success) refuse(`${name} ${error.issues[0]!.message}`);
      return [name, success ? data : check.parse(undefined)];
    }),
  ) as Record<string, string | undefined>;
  for (const [name, { neededWith, production }] of own) {
    const [other = '', start] = neededWith?.split('=') ?? [];
    if (settings[name] === undefined && settings[other]?.startsWith(start ?? ''))
      refuse(`${name} must be set when ${other} is${start === undefined ? '' : ` ${start}`}`);
    const wrong = settings['NODE_ENV'] === 'production' && production?.(settings[name]);
    if (wrong) refuse(`${name} ${wrong}`);
  }
  rule(settings as SettingsOf<R>, refuse);
  if (problems.size > 0)
    throw new EnvironmentError([...problems.values(), ...misspeltSettings(variables)].join('\n'));
  return settings as SettingsOf<R>;
}

const NAMES = [...Object.keys(TABLE), ...SECRETS.map((name) => `${name}_FILE`)];

/** Variables of other programs that look like ours. */
const OTHERS = ['APP_HOST', 'APP_PORT', 'APP_URL'];

/** A line for each variable that looks like a misspelt setting; the environment is full of others. */
export function misspeltSettings(variables: Environment): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (!variables[name] || NAMES.includes(name) || OTHERS.includes(name)) return [];
    const meant = closest(name, NAMES);
    return isNear(name, meant) ? `${name} isn’t a setting; did you mean ${meant}?` : [];
  });
}

/** Allows one slip, two in a long name, or two letters swapped. Short names like HOST are too near to others. */
function isNear(name: string, known: string): boolean {
  const slips = Math.min(Math.floor(known.length / 6), 2);
  return distance(name, known) <= (slips === 1 && sorted(name) === sorted(known) ? 2 : slips);
}

const sorted = (text: string) => [...text].sort().join('');
