import { OPERATOR_DEFAULTS } from '@club-reviews/domain/operator-defaults';
import { OPERATOR_SETTINGS } from '@club-reviews/domain/operator-settings';
import type { OperatorSetting } from '@club-reviews/domain/operator-settings';
import { FormTextArea, FormTextField } from '@club-reviews/shared-ui/forms';
import type { SettingState } from '../../api/types';
import { LogoField } from './logo-field';

/** One setting: what the environment sets can only be read. */
export function SettingField({ name, source }: Pick<SettingState, 'name' | 'source'>) {
  const { variable, label, help, kind }: OperatorSetting = OPERATOR_SETTINGS[name];
  const isFixed = source === 'environment';
  const fallback = OPERATOR_DEFAULTS[name];
  const further = fallback === '' ? '' : ` If it’s empty: ${fallback}.`;
  const hint = `${help}.${isFixed ? ` Set by ${variable} on the server, so it can’t be changed here.` : further}`;
  if (kind === 'logo') return <LogoField name={name} label={label} hint={hint} isFixed={isFixed} />;
  const field = { name, label, hint, readOnly: isFixed };
  if (kind === 'lines') return <FormTextArea {...field} rows={4} />;
  return <FormTextField {...field} type={kind === 'email' ? 'email' : 'text'} spellCheck={kind === 'text'} />;
}
