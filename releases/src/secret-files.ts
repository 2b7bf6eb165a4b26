import { readFileSync } from 'node:fs';
import { SECRETS } from './setting-table/table.ts';
import type { Environment } from './settings.ts';

/**
 * The settings, including secrets read from files: DATA_KEY_FILE names the file whose content is DATA_KEY, and so on
 * for every secret. Line breaks at the end of a file are ignored; an empty variable counts as unset.
 * @param refuse gets a line that starts with the variable and never shows its content: both are set, or the file is
 *   missing, unreadable or empty. Without it, that's thrown.
 */
export function withSecretFiles(variables: Environment, refuse = fail): Environment {
  const result = { ...variables };
  for (const name of SECRETS) {
    const fileName = `${name}_FILE`;
    const file = variables[fileName];
    delete result[fileName];
    if (!file) continue;
    if (variables[name]) refuse(`${name} and ${fileName} are both set: leave one of them out`);
    else result[name] = readSecret(fileName, file, refuse);
  }
  return result;
}

function readSecret(variable: string, file: string, refuse: (line: string) => void): string | undefined {
  let content: string;
  try {
    content = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    refuse(`${variable} names a file that can’t be read (${code}): ${file}`);
    return undefined;
  }
  if (content === '') refuse(`${variable} names a file that is empty: ${file}`);
  return content;
}

function fail(line: string): void {
  throw new Error(line);
}
