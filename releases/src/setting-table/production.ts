import { isExampleAddress, isLoopbackUrl, isWellKnown, withoutPlaceholders } from '../example-values.ts';

const MINIMUM_DIFFERENT_CHARACTERS = 6;

type Refusal = (value: string | undefined) => string | undefined;

/** The secrets in a setting that may hold several, newest first, separated by commas. */
export function secretsIn(text = ''): string[] {
  return text.split(',').flatMap((secret) => secret.trim() || []);
}

/** Refuses secrets that are missing, short or guessable. */
export const weakSecrets =
  (minimumLength: number, secretsOf = secretsIn): Refusal =>
  (text) => {
    const secrets = secretsOf(text);
    if (secrets.length === 0) return 'must be set in production';
    const each = secrets.length > 1 ? ' for each of the values between commas' : '';
    const weakness = (secret: string) => {
      if (secret.length < minimumLength) return `use at least ${minimumLength} random characters${each}`;
      if (withoutPlaceholders(secret).length < minimumLength / 2) return 'it is a well-known value';
      if (new Set(secret).size < MINIMUM_DIFFERENT_CHARACTERS) return 'it repeats the same few characters';
      return undefined;
    };
    const why = secrets.map(weakness).find((weak) => weak !== undefined);
    return why && `is too weak for production: ${why}`;
  };

/** Refuses a missing or weak password, which may have commas. */
export const weakPassword = weakSecrets(12, (text) => (text === undefined ? [] : [text]));

/** Refuses the address of a site that only this machine can reach. */
export const loopbackSite: Refusal = (url) =>
  url === undefined || isLoopbackUrl(url) ? 'must be the address that visitors use in production' : undefined;

/** Refuses an email address copied from an example. */
export const exampleAddress: Refusal = (address) =>
  address !== undefined && isExampleAddress(address) ? 'must be a real address in production' : undefined;

/** Refuses a database's address with a password that attackers try first. */
export const weakLogin: Refusal = (url) => {
  const { password } = new URL(url ?? 'none:');
  return password !== '' && isWellKnown(password)
    ? 'has a password that is too weak for production'
    : undefined;
};

/** Refuses a site without email: no review can be confirmed, unless that's what the operator wants. */
export const noMail: Refusal = (url) =>
  url === undefined ? 'must be set in production: a mail server, or off to send no mail' : undefined;

/** Refuses what's missing. */
export const missing: Refusal = (value) => (value === undefined ? 'must be set in production' : undefined);
