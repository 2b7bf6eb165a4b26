import type { EntityManager } from 'typeorm';
import { hashToken } from '../../platform/mailed-links/link-token.js';
import { ReviewInvitation } from './review-invitation.entity.js';

/**
 * The hash of a club's invitation code; null if it has ended or isn't the club's. Whether it's been used only shows when
 * a review is confirmed: the club knows the codes on its cards, and to whom it has given each.
 */
export async function findOpenInvitation(
  manager: Pick<EntityManager, 'findOneBy'>,
  { clubId, code }: { clubId: number; code: string },
  now: Date,
): Promise<string | null> {
  const codeHash = hashToken(code);
  const invitation = await manager.findOneBy(ReviewInvitation, { codeHash, clubId });
  return invitation && invitation.expiresAt > now ? codeHash : null;
}

/**
 * Uses up an invitation that was open when its review was sent. Of several reviews with one code, the first that's
 * confirmed has it.
 * @returns whether it was still there
 */
export async function takeInvitation(manager: EntityManager, codeHash: string | null): Promise<boolean> {
  if (codeHash === null) return false;
  const { affected } = await manager.update(ReviewInvitation, { codeHash, isUsed: false }, { isUsed: true });
  return affected === 1;
}
