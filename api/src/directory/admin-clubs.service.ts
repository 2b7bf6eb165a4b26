import { SUGGESTION_MESSAGES } from '@club-reviews/domain/club-suggestions';
import { DIRECTORY_MESSAGES } from '@club-reviews/domain/directory-entry';
import type { FactSource } from '@club-reviews/domain/fact-sources';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { ClubAddress } from '../model/clubs/club-address.js';
import type { ChangedBy } from '../model/clubs/club-change.js';
import { ClubHistory } from '../model/clubs/club-change.js';
import { ClubEditor } from '../model/clubs/club-editor.js';
import { Club } from '../model/clubs/club.entity.js';
import { getSourceBy, toShownSources, toSource } from '../model/clubs/fact-sources.js';
import type { ClubPlace } from '../model/clubs/club-listing.js';
import { ClubListing, UNKNOWN_LOCATION } from '../model/clubs/club-listing.js';
import { ClubNotFoundError } from '../model/clubs/club-reference.js';
import { toSimpleFacts, toStoredFacts } from '../model/clubs/simple-fact-columns.js';
import { ArchivedReview } from '../model/reviews/archived-review.js';
import { Review } from '../model/reviews/review.entity.js';
import { Database } from '../platform/database/database.js';
import { ConflictError, InvalidInputError } from '../platform/errors.js';
import { Claim } from '../club-area/claims/claim.entity.js';
import { ClubLogins } from '../accounts/club-logins/club-logins.js';
import { ClubSource } from './import/club-import.entity.js';
import { ClubSuggestion } from './suggestions/club-suggestion.entity.js';
import { getInvitedComparison } from '../clubs/invited-reviews.js';
import { ClubPlaceFinder } from '../clubs/club-place-finder.js';
import type {
  AdminClub,
  AdminClubRow,
  AdminClubsQuery,
  ClubEntryBody,
  NameCursor,
  NewClubBody,
  RelatedClub,
} from './admin-clubs.dto.js';
import { AdminClubsRepository } from './admin-clubs.repository.js';

const SPORT = 'Football';

/** A merged club has no entry of its own to change. */
export class MergedClubError extends ConflictError {
  constructor() {
    super('This club has been merged into another one. Please change that one, or undo the merge.');
  }
}

/** The clubs of the directory as moderators see and edit them. */
@Injectable()
export class AdminClubsService {
  constructor(
    private readonly database: Database,
    private readonly repository: AdminClubsRepository,
    private readonly editor: ClubEditor,
    private readonly listing: ClubListing,
    private readonly history: ClubHistory,
    private readonly logins: ClubLogins,
    private readonly places: ClubPlaceFinder,
  ) {}

  /** A page of clubs by name. */
  list(query: AdminClubsQuery): Promise<{ items: AdminClubRow[]; next: NameCursor | undefined }> {
    return this.repository.find(query);
  }

  /** One club with everything that belongs to it. Throws ClubNotFoundError. */
  async get(id: number): Promise<AdminClub> {
    const { reader } = this.database;
    const club = await reader.findOneBy(Club, { id });
    if (!club) throw new ClubNotFoundError();
    const [successor, absorbed, addresses, sources, reviews, archivedReviews, claims, waitingClaims, logins] =
      await Promise.all([
        club.successorId === null ? null : reader.findOneBy(Club, { id: club.successorId }),
        reader.find(Club, { where: { successorId: id, state: 'merged' }, order: { id: 'ASC' } }),
        reader.find(ClubAddress, { where: { clubId: id }, order: { until: 'DESC' } }),
        reader.find(ClubSource, { where: { clubId: id }, order: { externalId: 'ASC' } }),
        reader.countBy(Review, { clubId: id }),
        reader.countBy(ArchivedReview, { clubId: id }),
        reader.countBy(Claim, { clubId: id }),
        reader.countBy(Claim, { clubId: id, status: 'pending' }),
        this.logins.ofClubs([id]),
      ]);
    const managers = logins.get(id) ?? [];
    return {
      ...toEntry(club),
      isClaimed: managers.length > 0,
      stateSince: club.stateSince?.toISOString() ?? null,
      successor: successor && related(successor),
      absorbed: absorbed.map(related),
      formerSlugs: addresses.map(({ slug }) => slug),
      externalIds: sources.map(({ externalId }) => externalId),
      sources: toShownSources(club),
      counts: { reviews, archivedReviews, claims, waitingClaims },
      logins: managers,
      invitedReviews: await getInvitedComparison(this.database, id),
    };
  }

  /** Lists a club. Throws ConflictError, and InvalidInputError for an unknown postcode or suggestion. */
  async add({ isNamesake, reason, suggestionId, ...body }: NewClubBody, by: ChangedBy): Promise<AdminClub> {
    const source = await this.getSource({ suggestionId, clubId: null }, by);
    const place = body.postcode ? await this.locate(body.postcode) : undefined;
    const id = await this.database.transactions.runInTransaction(async (manager) => {
      const namesakes = isNamesake ? [] : await this.listing.findByName(manager, body.name);
      if (namesakes.length > 0) {
        throw new ConflictError(
          `A club with this name is already listed (/clubs/${namesakes[0]?.slug}). If this is a different club, say so and save again.`,
          { isNamesake: 'Please say that this is a different club with the same name' },
        );
      }
      const { postcode: _, location, description, sport, ...fields } = body;
      const club = await this.listing.add(
        manager,
        {
          ...stripUndefined(fields),
          ...toStoredFacts(fields),
          sport: sport ?? SPORT,
          description: description ?? '',
          ...place,
          location: location ?? place?.location ?? UNKNOWN_LOCATION,
        },
        source,
        by.at,
      );
      await this.history.record(
        manager,
        { clubId: club.id, action: 'added' },
        { ...by, reason: reason ?? null },
      );
      return club.id;
    });
    return this.get(id);
  }

  /**
   * Changes the fields that were sent. Throws ClubNotFoundError, MergedClubError, and InvalidInputError for an unknown
   * postcode or suggestion.
   */
  async edit(
    id: number,
    { reason, suggestionId, ...body }: ClubEntryBody,
    by: ChangedBy,
  ): Promise<AdminClub> {
    const known = await this.database.reader.findOneBy(Club, { id });
    if (!known) throw new ClubNotFoundError();
    const source = await this.getSource({ suggestionId, clubId: id }, by);
    const { description, ...fields } = body;
    const patch: Partial<Club> = {
      ...stripUndefined(fields),
      ...toStoredFacts(fields),
      ...(description === undefined ? {} : { description: description ?? '' }),
      ...(await this.getPlace(known, body)),
    };
    await this.database.transactions.runInTransaction(async (manager) => {
      const club = await this.editor.lock(manager, id);
      if (!club) throw new ClubNotFoundError();
      if (club.state === 'merged') throw new MergedClubError();
      const change = { ...by, reason: reason ?? null };
      await this.editor.change(manager, club, patch, change, { getSource: () => source });
    });
    return this.get(id);
  }

  /** What a new postcode or place changes. A club keeps the name of its place unless someone changes or clears it. */
  private async getPlace(
    club: Club,
    { postcode = club.postcode, location = club.location }: Pick<ClubEntryBody, 'postcode' | 'location'>,
  ): Promise<Pick<Club, 'location'> & Partial<Club>> {
    if (postcode === club.postcode && location !== null) return { location };
    if (postcode === null) return { ...NOWHERE, location: location ?? UNKNOWN_LOCATION };
    const { location: town, ...place } = await this.locate(postcode);
    return { ...place, location: location ?? town };
  }

  /** The source of what staff enter. Throws InvalidInputError unless the suggestion is about this club, or a missing one. */
  private async getSource(
    { suggestionId, clubId }: { suggestionId: number | undefined; clubId: number | null },
    by: ChangedBy,
  ): Promise<FactSource> {
    if (suggestionId === undefined) return getSourceBy(by);
    const isFine = { id: suggestionId, state: In(['open', 'accepted']) };
    const isKnown = await this.database.reader.existsBy(ClubSuggestion, [
      { ...isFine, kind: 'missing', clubId: IsNull() },
      ...(clubId === null ? [] : [{ ...isFine, clubId }]),
    ]);
    if (!isKnown) throw InvalidInputError.inFields({ suggestionId: SUGGESTION_MESSAGES.unknown });
    return toSource('parent', by.at);
  }

  private async locate(postcode: string): Promise<ClubPlace> {
    const place = await this.places.find([postcode]);
    if (!place) throw InvalidInputError.inFields({ postcode: DIRECTORY_MESSAGES.unknownPostcode });
    return place;
  }
}

const NOWHERE = {
  county: null,
  region: null,
  postcode: null,
  outwardCode: null,
  latitude: null,
  longitude: null,
};

function toEntry(
  club: Club,
): Omit<
  AdminClub,
  | 'isClaimed'
  | 'stateSince'
  | 'successor'
  | 'absorbed'
  | 'formerSlugs'
  | 'externalIds'
  | 'sources'
  | 'counts'
  | 'logins'
  | 'invitedReviews'
> {
  const { id, name, slug, location, postcode, state, reviewCount, county, latitude, longitude, sport } = club;
  const { leagues, homeGround, website, description, imageUrl } = club;
  return {
    ...{ id, name, slug, location, postcode, state, reviewCount, county, latitude, longitude, sport },
    ...{ leagues, homeGround, website, description, imageUrl },
    ...toSimpleFacts(club),
  };
}

function related({ id, name, slug }: Club): RelatedClub {
  return { id, name, slug };
}

function stripUndefined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
