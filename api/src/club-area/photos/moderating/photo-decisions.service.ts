import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { actingStaff } from '../../../platform/audit/acting-staff.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Settings } from '../../../platform/config/settings.js';
import { Database } from '../../../platform/database/database.js';
import { ConflictError } from '../../../platform/errors.js';
import type { OutgoingMail } from '../../../platform/mail/mail-renderer.js';
import { ClubMails } from '../../club-mails.js';
import { ClubPhoto } from '../../../model/photos/club-photo.entity.js';
import type { LockedPictures } from '../../../model/photos/club-pictures.js';
import { ClubPictures, PhotoNotFoundError } from '../../../model/photos/club-pictures.js';
import { photoRefusedMail } from '../photo-mails.js';
import { showPictures } from '../../../model/photos/show-pictures.js';
import type { AdminPhoto, PhotoDecisionBody } from './admin-photos.dto.js';
import { AdminPhotosService } from './admin-photos.service.js';

type Decision = PhotoDecisionBody['decision'];

const STATES = { approve: 'public', refuse: 'refused', 'take-down': 'taken-down' } as const;
const ACTIONS = { approve: 'approved', refuse: 'refused', 'take-down': 'taken-down' } as const;
const PROBLEMS: Record<Decision, string> = {
  approve: 'This picture isn’t waiting for a decision any more',
  refuse: 'This picture isn’t waiting for a decision any more',
  'take-down': 'This picture isn’t public',
};

/** Moderators' decisions on clubs' pictures. */
@Injectable()
export class PhotoDecisionsService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly photos: AdminPhotosService,
    private readonly pictures: ClubPictures,
    private readonly mails: ClubMails,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Publishes a waiting picture, refuses it, or takes a public one down. The club's managers are mailed the reason if
   * theirs isn't shown. Throws PhotoNotFoundError and ConflictError.
   */
  async decide(id: number, { decision, reason }: PhotoDecisionBody): Promise<AdminPhoto> {
    const photo = await this.photos.get(id);
    assertDecidable(photo, decision);
    const mails = decision === 'approve' ? [] : await this.mailsAbout(photo, decision, reason ?? '');
    await this.database.transactions.runInTransaction(async (manager) => {
      const at = new Date();
      const { locked, own } = await this.lock(manager, id);
      assertDecidable(own, decision);
      const before = own.state;
      await this.carryOut(manager, locked, own, decision);
      const decided = { decidedAt: at, decidedBy: actingStaff()?.name ?? null, reason: reason ?? null };
      await manager.update(ClubPhoto, id, { state: STATES[decision], replacesId: null, ...decided });
      await showPictures(manager, own.clubId, at);
      await this.audit.record(manager, {
        ...{ subjectType: 'photo', subjectId: id, actor: 'site-admin', action: ACTIONS[decision] },
        ...{ fromStatus: before, toStatus: STATES[decision], reason, createdAt: at },
      });
      await this.mails.store(manager, mails);
    });
    return this.photos.get(id);
  }

  /** A merge may move a picture to another club meanwhile: what counts is where it is once that club is locked. */
  private async lock(
    manager: EntityManager,
    id: number,
  ): Promise<{ locked: LockedPictures; own: ClubPhoto }> {
    const found = await manager.findOneBy(ClubPhoto, { id });
    if (!found) throw new PhotoNotFoundError();
    const locked = await this.pictures.lock(manager, found.clubId);
    const own = locked.pictures.find((one) => one.id === id);
    if (!own) throw new ConflictError('This picture has just moved to another club. Please try again.');
    return { locked, own };
  }

  private async carryOut(
    manager: EntityManager,
    locked: LockedPictures,
    own: ClubPhoto,
    decision: Decision,
  ): Promise<void> {
    if (decision !== 'approve') return this.pictures.removeFiles(manager, [own]);
    const out = locked.pictures.filter(
      (one) =>
        one !== own &&
        one.state === 'public' &&
        (one.id === own.replacesId || (own.kind === 'logo' && one.kind === 'logo')),
    );
    await this.pictures.remove(manager, locked, out);
  }

  private mailsAbout(photo: AdminPhoto, decision: Decision, reason: string): Promise<OutgoingMail[]> {
    const { club, kind, description } = photo;
    const link = `${this.settings.publicUrl}/club-admin`;
    const about = { clubName: club.name, link, kind, description, reason };
    return this.mails.write(club.id, photoRefusedMail({ ...about, wasPublic: decision === 'take-down' }));
  }
}

function assertDecidable({ state }: Pick<ClubPhoto, 'state'>, decision: Decision): void {
  if (state !== (decision === 'take-down' ? 'public' : 'held')) throw new ConflictError(PROBLEMS[decision]);
}
