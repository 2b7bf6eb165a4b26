import { readFileSync } from 'node:fs';
import type { Environment } from './settings.ts';

/** Settings that may be kept in a file instead, the way Docker and Kubernetes provide secrets. */
const SECRETS = [
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'BACKUP_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'DATABASE_URL',
  'DATA_KEY',
  'JWT_SECRET',
  'MEDIA_S3_ACCESS_KEY_ID',
  'MEDIA_S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PAGE_PURGE_SECRET',
  'RELEASE_SIGNING_KEY',
  'SITE_ADMIN_PASSWORD',
  'SMTP_URL',
  'SUMMARY_API_KEY',
] as const;

/**
 * The settings, including secrets read from files: DATA_KEY_FILE names the file whose content is DATA_KEY, and so on
 * for every secret. Line breaks at the end of a file are ignored; an empty variable counts as unset.
 * @throws Error of one line that starts with the variable and never shows its content: both are set, or the file is
 *   missing, unreadable or empty
 */
export function withSecretFiles(variables: Environment): Environment {
  const result = { ...variables };
  for (const name of SECRETS) {
    const fileName = `${name}_FILE`;
    const file = variables[fileName];
    delete result[fileName];
    if (!file) continue;
    if (variables[name]) throw new Error(`${name} and ${fileName} are both set: leave one of them out`);
    result[name] = contentOf(fileName, file);
  }
  return result;
}

function contentOf(variable: string, file: string): string {
  const content = readSecret(variable, file).replace(/[\r\n]+$/, '');
  if (content === '') throw new Error(`${variable} names a file that is empty: ${file}`);
  return content;
}

function readSecret(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Error(`${variable} names a file that can’t be read (${code}): ${file}`, { cause: error });
  }
}
