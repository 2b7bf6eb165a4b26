import { getSeason } from '@club-reviews/domain/seasons';
import { Injectable } from '@nestjs/common';
import { SeasonSlot } from '../../model/reviews/season-slot.js';
import { Database } from '../../platform/database/database.js';
import type {
  Person,
  PersonalDataEntry,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { AuthorRecords } from './author-records.js';
import { AuthoredReviews } from './authored-reviews.js';
import type { MyDataReview } from './my-review.dto.js';

const STATES: Record<MyDataReview['state'], string> = {
  published: 'Public',
  waiting: 'Waiting for a moderator',
  withdrawn: 'Withdrawn by its author',
  removed: 'Removed',
  unconfirmed: 'Not confirmed',
};

/** What is stored about people as authors of reviews. */
@Injectable()
export class AuthorPersonalData implements PersonalDataSource {
  readonly tables = [
    'reviews',
    'review_tokens',
    'review_edits',
    'review_appeals',
    'archived_reviews',
    'submission_traces',
    'submission_trace_bands',
    'season_places',
  ];

  constructor(
    private readonly database: Database,
    private readonly records: AuthorRecords,
    private readonly authored: AuthoredReviews,
  ) {}

  async find({ mailboxHash }: Person): Promise<PersonalDataEntry[]> {
    const authored = await this.authored.ofAuthor(mailboxHash);
    const clubIds = new Map(authored.map(({ review }) => [review.id, review.clubId]));
    const { reviews, notices } = await this.records.getCopy(authored);
    return [
      ...reviews.map((review): PersonalDataEntry => ({
        kind: 'review',
        id: review.id,
        title: review.clubName,
        state: STATES[review.state],
        at: new Date(review.createdAt),
        clubId: clubIds.get(review.id) ?? null,
        fate: 'deleted',
        fateReason: '',
        content: { ...review },
      })),
      ...notices.map((notice, index): PersonalDataEntry => ({
        kind: 'author-answer',
        id: index + 1,
        title: reviews.find(({ id }) => id === notice.reviewId)?.clubName ?? '',
        state: notice.details ? 'Name and postal address given' : 'Told of the notice',
        at: new Date(notice.receivedAt ?? 0),
        clubId: clubIds.get(notice.reviewId) ?? null,
        fate: 'kept',
        fateReason:
          'Part of the notice, which the law asks us to keep for 16 months after the case is closed.',
        content: { ...notice },
      })),
      ...(await this.places(mailboxHash)),
    ];
  }

  async erase({ mailboxHash }: Person, at: Date): Promise<void> {
    await this.records.erase(mailboxHash, { actor: 'site-admin', at });
  }

  private async places(authorEmailHash: string): Promise<PersonalDataEntry[]> {
    const places = await this.database.reader.find(SeasonSlot, {
      where: { authorEmailHash },
      relations: { club: true },
      order: { season: 'ASC', clubId: 'ASC' },
    });
    const thisSeason = getSeason(new Date());
    return places.map(({ club, clubId, season, blockedAt }, index) => {
      const isCurrent = season >= thisSeason;
      const name = `Season ${season}/${String(season + 1).slice(-2)}`;
      return {
        kind: 'season-place',
        id: index + 1,
        title: club?.name ?? '',
        state: blockedAt === null ? name : `${name}, blocked by the owner of the address`,
        at: new Date(Date.UTC(season, 7, 1)),
        clubId,
        fate: isCurrent ? 'kept' : 'deleted',
        fateReason: isCurrent
          ? 'A hash, kept until a month after the season, so that no one can review a club twice in it.'
          : '',
        content: { clubName: club?.name ?? '', season, blockedAt: blockedAt?.toISOString() ?? null },
      };
    });
  }
}
