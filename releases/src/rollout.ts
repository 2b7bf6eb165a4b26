import { createHash } from 'node:crypto';
import type { Canary } from './revision.ts';

const BITS = 48;

/**
 * Whether a visitor gets a canary. The rollout's seed gives each visitor a fixed number between 0 and 1, so a growing
 * share only adds visitors, and rollouts with other seeds choose others.
 * @param visitorId random ID that the visitor keeps
 */
export function isInCanary(visitorId: string, { seed, share }: Pick<Canary, 'seed' | 'share'>): boolean {
  const digest = createHash('sha256').update(`${seed}:${visitorId}`).digest();
  return digest.readUIntBE(0, BITS / 8) / 2 ** BITS < share / 1000;
}
