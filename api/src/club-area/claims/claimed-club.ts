import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Club } from '../../model/clubs/club.entity.js';
import type { ClubPlace, NewClub } from '../../model/clubs/club-listing.js';
import { ClubListing, UNKNOWN_LOCATION } from '../../model/clubs/club-listing.js';
import { ClubHistory } from '../../model/clubs/club-change.js';
import { toSource } from '../../model/clubs/fact-sources.js';
import { findOpenClub } from '../../model/clubs/open-club.js';
import { Database } from '../../platform/database/database.js';
import { ManagedClub } from '../../accounts/club-admins/club-admin.entity.js';
import { facebookField, socialField } from '../dashboard/club-profile.dto.js';
import { ClubPlaceFinder } from '../../clubs/club-place-finder.js';
import type { AdminClaim, ClaimDecision } from './admin-claims.dto.js';
import { UnclearClubError } from './claim.errors.js';

type Profile = Required<
  Pick<
    NewClub,
    | 'description'
    | 'website'
    | 'aboutUs'
    | 'teams'
    | 'trainingSchedule'
    | 'instagram'
    | 'facebook'
    | 'xTwitter'
  >
>;
type Claimed = Pick<
  AdminClaim,
  'clubDescription' | 'facilities' | 'ageGroups' | 'trainingDays' | 'websiteUrl' | 'socialMedia'
>;
/** Which club a moderator says the claim is for. */
type ClubChoice = Pick<ClaimDecision, 'club' | 'clubId'>;

const SPORT = 'Football';

/** The clubs of approved claims: listed ones, or ones that join the directory with the claim. */
@Injectable()
export class ClaimedClubs {
  constructor(
    private readonly database: Database,
    private readonly listing: ClubListing,
    private readonly history: ClubHistory,
    private readonly places: ClubPlaceFinder,
  ) {}

  /** Where an unlisted club is, if the claim says so; looked up before the transaction. */
  async findPlace(claim: AdminClaim): Promise<ClubPlace | undefined> {
    return claim.clubId === null ? this.places.find([claim.facilities, claim.clubDescription]) : undefined;
  }

  /**
   * A claim's club, which is added to the directory if needed; `choice` says which club it is if the claimant chose
   * none. Throws UnclearClubError when the name alone would choose a club with a manager or one of several, and
   * ClubClosedError.
   */
  async findOrList(
    manager: EntityManager,
    claim: AdminClaim,
    { club: kind, clubId: chosen }: ClubChoice,
    place: ClubPlace | undefined,
    now: Date,
  ): Promise<Pick<Club, 'id' | 'name'>> {
    const clubId =
      claim.clubId ?? chosen ?? (kind === 'new' ? undefined : await this.idByName(manager, claim.clubName));
    if (clubId !== undefined) {
      const lock = this.database.dialect.rowLock;
      return findOpenClub(manager, clubId, { field: 'clubId', lock });
    }
    const club: NewClub = {
      name: claim.clubName,
      location: UNKNOWN_LOCATION,
      sport: SPORT,
      ...profileOfClaim(claim),
      ...place,
    };
    const listed = await this.listing.add(manager, club, toSource('club', now), now);
    const by = { actor: 'site-admin', at: now, reason: 'A claim for this club was approved' } as const;
    await this.history.record(manager, { clubId: listed.id, action: 'added' }, by);
    return listed;
  }

  /** Nobody takes over a club by its name: one with a manager has to be chosen by a moderator. */
  private async idByName(manager: EntityManager, name: string): Promise<number | undefined> {
    const namesakes = await this.listing.findByName(manager, name);
    const spelt = namesakes.filter((club) => club.name === name);
    const [club, ...others] = spelt.length > 0 ? spelt : namesakes;
    if (club === undefined) return undefined;
    const isManaged = await manager.existsBy(ManagedClub, { clubId: club.id });
    if (isManaged || others.length > 0) throw new UnclearClubError(namesakes);
    return club.id;
  }
}

type Network = 'instagram' | 'facebook' | 'xTwitter';

const NETWORKS: Record<Network, { hosts: RegExp; label: string; field: ReturnType<typeof socialField> }> = {
  instagram: { hosts: /^(?:.+\.)?instagram\.com$/, label: 'instagram|insta|ig', field: socialField('') },
  facebook: { hosts: /^(?:.+\.)?(?:facebook|fb)\.com$/, label: 'facebook|fb', field: facebookField('') },
  xTwitter: { hosts: /^(?:.+\.)?(?:x|twitter)\.com$/, label: 'twitter|x', field: socialField('') },
};

/** How much text a profile accepts for one team. */
const MAX_TEAM_LENGTH = 100;
const TEAM = new RegExp(`\\S{${MAX_TEAM_LENGTH}}|.{1,${MAX_TEAM_LENGTH}}(?!\\S)`, 'gu');

/** The profile of a club added because of this claim; its managers can change all of it. */
export function profileOfClaim(claim: Claimed): Profile {
  return {
    description: claim.clubDescription,
    website: claim.websiteUrl,
    aboutUs: claim.facilities,
    teams: teamsIn(claim.ageGroups),
    trainingSchedule: claim.trainingDays,
    instagram: accountIn(claim.socialMedia, 'instagram'),
    facebook: accountIn(claim.socialMedia, 'facebook'),
    xTwitter: accountIn(claim.socialMedia, 'xTwitter'),
  };
}

/** "U7s, U8s; U9 girls" is three teams, "U7s to U16s" is one entry. */
function teamsIn(ageGroups: string): string[] {
  return ageGroups
    .split(/[,;\n]/)
    .flatMap((part) => part.trim().match(TEAM) ?? [])
    .map((team) => team.trim());
}

/** The club's account there, if the text has its address or names the site: "Instagram: @lions". */
function accountIn(text: string | null, network: Network): string | null {
  if (text === null) return null;
  const { hosts, label, field } = NETWORKS[network];
  const address = text.split(/[\s,;|]+/).find((word) => hosts.test(getHost(word)));
  // A name without @ must be one word: "Facebook: Mill Hill Hornets" is a title, not an account.
  const labelled = new RegExp(
    `(?:^|[^\\w.@])(?:${label})\\b(?:\\s*[:=]\\s*|\\s+(?=@))(@[\\w.-]+|[\\w.-]+(?=\\s*(?:[,;|\\n]|$)))`,
    'i',
  );
  const found = address ?? labelled.exec(text)?.[1];
  return found === undefined ? null : (field.safeParse(found).data ?? null);
}

function getHost(word: string): string {
  const address = /^https?:\/\//i.test(word) ? word : `https://${word}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}
