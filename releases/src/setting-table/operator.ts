import { OPERATOR_DEFAULTS } from '@club-reviews/domain/operator-defaults';
import { checkOperatorValue, OPERATOR_KEYS, OPERATOR_SETTINGS } from '@club-reviews/domain/operator-settings';
import type { OperatorKey, OperatorSetting } from '@club-reviews/domain/operator-settings';
import { z } from 'zod';
import { atMost } from './kinds.ts';
import { exampleAddress, missing } from './production.ts';
import type { Setting } from './setting.ts';

/** The shell shows them even while the api doesn't respond. */
type ReadByShell = 'brandName' | 'supportEmail';
type OperatorTable = {
  [K in OperatorKey as (typeof OPERATOR_SETTINGS)[K]['variable']]: Setting<
    K extends ReadByShell ? 'api' | 'shell' : 'api',
    z.ZodType<string | undefined>
  >;
};

/**
 * What an operator says about the site and themselves. What production doesn't require, owners can say at
 * /admin/settings instead.
 */
export const OPERATOR = Object.fromEntries(
  OPERATOR_KEYS.map((key) => [OPERATOR_SETTINGS[key].variable, toSetting(key)]),
) as unknown as OperatorTable;

function toSetting(key: OperatorKey): Setting {
  const { help, kind, maxLength, isRequired }: OperatorSetting = OPERATOR_SETTINGS[key];
  const fallback = OPERATOR_DEFAULTS[key];
  const meaning = `${help[0]!.toLowerCase()}${help.slice(1)}`;
  return {
    readers: key === 'brandName' || key === 'supportEmail' ? ['api', 'shell'] : ['api'],
    // A picture's own check needs what's in the file.
    check: (kind === 'logo'
      ? z.string()
      : atMost(maxLength).superRefine((value, context) => {
          const wrong = checkOperatorValue(key, value);
          if (wrong) context.addIssue(wrong);
        })
    )
      .optional()
      .meta(fallback === '' ? {} : { default: fallback }),
    meaning: kind === 'logo' ? `the path of ${meaning}` : meaning,
    ...(isRequired && {
      production: kind === 'email' ? (value) => exampleAddress(value ?? fallback) : missing,
    }),
  };
}
