import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OperatorValues } from '@club-reviews/domain/operator-defaults';
import {
  checkOperatorValue,
  MAX_LOGO_BYTES,
  OPERATOR_KEYS,
  OPERATOR_SETTINGS,
  toLogoType,
} from '@club-reviews/domain/operator-settings';
import type { Refuse, SettingsOf } from '@club-reviews/releases/setting-table/read-settings';

/** What the environment says about the operator; it wins over what's saved in the browser. */
export function readOperator(
  environment: SettingsOf<'api'>,
  folder: string,
  refuse: Refuse,
): Partial<OperatorValues> {
  const given: Partial<OperatorValues> = {};
  for (const key of OPERATOR_KEYS) {
    const value = environment[OPERATOR_SETTINGS[key].variable];
    if (value === undefined) continue;
    given[key] = key === 'brandLogo' ? readLogo(resolve(folder, value), refuse) : value.trim();
  }
  return given;
}

/** A picture's file as the data URL that the browser's form would send. */
function readLogo(file: string, refuse: Refuse): string {
  const { variable } = OPERATOR_SETTINGS.brandLogo;
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    refuse(`${variable} names a file that can’t be read (${(error as NodeJS.ErrnoException).code}): ${file}`);
    return '';
  }
  if (bytes.length > MAX_LOGO_BYTES) {
    refuse(`${variable} must be at most 40 kB`);
    return '';
  }
  const text = bytes.toString('base64');
  const picture = `data:image/${toLogoType(text) ?? 'unknown'};base64,${text}`;
  const wrong = checkOperatorValue('brandLogo', picture);
  if (wrong) refuse(`${variable} ${wrong}`);
  return picture;
}
