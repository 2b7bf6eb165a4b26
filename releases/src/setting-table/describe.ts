import { z } from 'zod';
import type { Setting } from './setting.ts';

/** What a setting's check says about it, as JSON Schema does. */
interface Facts {
  default?: unknown;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** A setting in words, in Markdown. */
export interface Description {
  meaning: string;
  /** What holds if it's unset; undefined if nothing does. */
  unset: string | undefined;
  /** Its default as it would be set; empty if there's none. */
  value: string;
  isRequiredInProduction: boolean;
}

/** Describes a setting: its choices and bounds, its meaning, and what holds without it. */
export function describeSetting({ check, meaning, unset, neededWith, production }: Setting): Description {
  const facts = z.toJSONSchema(check, { unrepresentable: 'any' }) as Facts;
  const value = facts.default === undefined ? '' : String(facts.default);
  // Before the reference, if there is one.
  const bounded = meaning.replace(/(?=[;,] see \[)|$/, boundsIn(facts));
  return {
    meaning: `${choicesIn(facts)}${bounded}${neededWith ? `; needed with \`${neededWith}\`` : ''}`,
    unset: unset ?? (value ? `\`${value}\`` : undefined),
    value,
    isRequiredInProduction: production?.(value || undefined) !== undefined,
  };
}

function choicesIn({ enum: choices }: Facts): string {
  if (choices === undefined) return '';
  const quoted = choices.map((choice) => `\`${choice}\``);
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}: `;
}

function boundsIn({ minimum, maximum, minLength, maxLength }: Facts): string {
  const bounds = [
    maximum !== undefined && `${minimum} to ${maximum}`,
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
  ].filter(Boolean);
  return bounds.length > 0 ? ` (${bounds.join(', ')})` : '';
}
