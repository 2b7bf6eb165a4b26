import { hash } from 'node:crypto';
import { TEMPLATE_MESSAGES } from '@club-reviews/domain/reply-templates';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError } from '../../platform/errors.js';
import { OwnClubRepository } from '../dashboard/own-club.repository.js';
import { ReplyTemplate } from './reply-template.entity.js';

type Template = Pick<ReplyTemplate, 'name' | 'text'>;

/** A club's templates, and the version of this list. */
interface Templates {
  templates: Template[];
  version: string;
}

/** A club's templates of replies, which its managers share. */
@Injectable()
export class ReplyTemplatesService {
  constructor(
    private readonly database: Database,
    private readonly clubs: OwnClubRepository,
  ) {}

  /** The templates in their order. Throws ForbiddenError when the person doesn't manage the club. */
  async list(subject: string, chosen: number | undefined): Promise<Templates> {
    return this.read(this.database.reader, (await this.clubs.getClub(subject, chosen)).id);
  }

  /**
   * Replaces the templates of a given version with these. Throws ForbiddenError when the person doesn't manage the
   * club, and ConflictError when there are newer ones.
   */
  async save(subject: string, chosen: number | undefined, changed: Templates): Promise<Templates> {
    const clubId = (await this.clubs.getClub(subject, chosen)).id;
    const changedAt = new Date();
    return this.database.transactions.runInTransaction(async (manager) => {
      // Two managers who save at once take turns.
      await this.database.transactions.lock(manager, Club, { id: clubId }, { select: { id: true } });
      if ((await this.read(manager, clubId)).version !== changed.version)
        throw new ConflictError(TEMPLATE_MESSAGES.changed);
      await manager.delete(ReplyTemplate, { clubId });
      await manager.insert(
        ReplyTemplate,
        changed.templates.map(({ name, text }, position) => ({ clubId, position, name, text, changedAt })),
      );
      return this.read(manager, clubId);
    });
  }

  private async read(manager: Pick<EntityManager, 'find'>, clubId: number): Promise<Templates> {
    const stored = await manager.find(ReplyTemplate, { where: { clubId }, order: { position: 'ASC' } });
    const templates = stored.map(({ name, text }) => ({ name, text }));
    return { templates, version: hash('sha256', JSON.stringify(templates), 'base64url') };
  }
}
