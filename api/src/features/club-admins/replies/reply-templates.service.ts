import { Inject, Injectable } from '@nestjs/common';
import { Club } from '../../../model/clubs/club.entity.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { ForbiddenError, UnauthenticatedError } from '../../../platform/auth/session.js';
import { OwnClubRepository } from '../dashboard/own-club.repository.js';
import { ReplyTemplate } from './reply-template.entity.js';

type Template = Pick<ReplyTemplate, 'name' | 'text'>;

/** A club's templates of replies, which its managers share. */
@Injectable()
export class ReplyTemplatesService {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reader' | 'transactions' | 'dialect'>,
    private readonly clubs: OwnClubRepository,
  ) {}

  /** The templates in their order. Throws ForbiddenError when the person doesn't manage the club. */
  async list(subject: string, chosen: number | undefined): Promise<Template[]> {
    const clubId = await this.ownClub(subject, chosen);
    const stored = await this.database.reader.find(ReplyTemplate, {
      where: { clubId },
      order: { position: 'ASC' },
    });
    return stored.map(({ name, text }) => ({ name, text }));
  }

  /** Keeps these templates instead. Throws ForbiddenError when the person doesn't manage the club. */
  async save(
    subject: string,
    chosen: number | undefined,
    templates: readonly Template[],
  ): Promise<Template[]> {
    const clubId = await this.ownClub(subject, chosen);
    const changedAt = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      // Two managers who save at once do so one after the other.
      await manager.findOne(Club, {
        where: { id: clubId },
        select: { id: true },
        ...this.database.dialect.rowLock,
      });
      await manager.delete(ReplyTemplate, { clubId });
      await manager.insert(
        ReplyTemplate,
        templates.map(({ name, text }, position) => ({ clubId, position, name, text, changedAt })),
      );
    });
    return templates.map(({ name, text }) => ({ name, text }));
  }

  private async ownClub(subject: string, chosen: number | undefined): Promise<number> {
    const club = await this.clubs.findClub(Number(subject), chosen);
    if (club) return club.id;
    throw chosen === undefined
      ? new UnauthenticatedError()
      : new ForbiddenError('You do not manage this club');
  }
}
