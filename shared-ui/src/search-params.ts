/** A setting in an address. One that's missing reads as "", and what "" reads as is left out again. */
interface Setting<Value> {
  /** Its name in the address, if that's another. */
  name?: string;
  read: (text: string) => Value;
  write?: (value: Value) => string;
}

/** What a visitor searches for, `q`. */
export const words: Setting<string> = { name: 'q', read: (text) => text.trim().slice(0, 100) };

/** Any text, such as a list's cursor; null if it's missing. */
export const textOrNull: Setting<string | null> = { read: (given) => given || null };

/** True if the address says `name=word`. */
export const flag = (name: string, word: string): Setting<boolean> => ({
  name,
  read: (given) => given === word,
  write: () => word,
});

/** One of the values, or else the default. */
export const oneOf = <const Value extends string, Default extends Value | null>(
  values: readonly Value[],
  byDefault: Default,
): Setting<Value | Default> => ({ read: (given) => values.find((value) => value === given) ?? byDefault });

/** A whole number from 1, at most nine digits long like the api's ids, or else the default. */
export const wholeNumber = <Default extends number | null>(
  byDefault: Default,
  max = 999_999_999,
): Setting<number | Default> => ({
  read: (given) => {
    const value = Number(given);
    return Number.isInteger(value) && value >= 1 && value <= max ? value : byDefault;
  },
});

/**
 * How a page's settings stand in its address, in the order given.
 * @returns the defaults; `read`, for which unknown values count as missing; and `query`, "" for the defaults
 */
export function searchParams<Params extends object>(settings: {
  [Name in keyof Params]: Setting<Params[Name]>;
}) {
  const keys = Object.keys(settings) as (keyof Params & string)[];

  function read(search: string): Params {
    const parameters = new URLSearchParams(search);
    const values = keys.map((key) => [
      key,
      settings[key].read(parameters.get(settings[key].name ?? key) ?? ''),
    ]);
    return Object.fromEntries(values) as Params;
  }

  function query(params: Params): string {
    const parameters = new URLSearchParams();
    for (const key of keys) {
      const { name = key, read: readOne, write = String } = settings[key];
      const value = params[key] === readOne('') ? '' : write(params[key]);
      if (value !== '') parameters.set(name, value);
    }
    const written = parameters.toString();
    return written === '' ? '' : `?${written}`;
  }

  return { defaults: read(''), read, query };
}
