import { checkOperatorValue, OPERATOR_KEYS, OPERATOR_SETTINGS } from '@club-reviews/domain/operator-settings';
import type { OperatorKey } from '@club-reviews/domain/operator-settings';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';

const SOURCES = ['environment', 'saved', 'default'] as const;

/** What an owner changes; an empty text goes back to the default. */
export const operatorChanges = z.strictObject(
  Object.fromEntries(OPERATOR_KEYS.map((key) => [key, toField(key)])),
);

export type OperatorChanges = Partial<Record<OperatorKey, string>>;

function toField(key: OperatorKey) {
  const { label } = OPERATOR_SETTINGS[key];
  return z
    .string({ error: `${label} must be a text` })
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .superRefine((value, context) => {
      const wrong = checkOperatorValue(key, value);
      if (wrong) context.addIssue(`${label} ${wrong}`);
    })
    .optional();
}

/** A setting that owners can change, as it holds now. */
export class OperatorSettingState {
  @ApiProperty({ enum: OPERATOR_KEYS })
  name!: OperatorKey;

  @ApiProperty({ description: 'Empty if the operator hasn’t said' })
  value!: string;

  @ApiProperty({ enum: SOURCES, description: 'What the environment sets can’t be changed here' })
  source!: (typeof SOURCES)[number];
}

/** A change of a setting. */
export class OperatorSettingChange {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ description: 'The setting, and its values before and after' })
  reason!: string;

  @ApiProperty({ type: String, nullable: true })
  staffName!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

/** What owners can change about the site, and who changed it last. */
export class OperatorSettingsState {
  @ApiProperty({ type: [OperatorSettingState] })
  settings!: OperatorSettingState[];

  @ApiProperty({ type: [OperatorSettingChange], description: 'The newest ten, newest first' })
  changes!: OperatorSettingChange[];
}
