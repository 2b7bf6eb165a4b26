import { Injectable } from '@nestjs/common';
import { ClubLogins } from '../../accounts/club-logins/club-logins.js';
import { SimilarClubs } from '../../clubs/similar/similar-clubs.js';
import { postcodeIn } from '../../clubs/postcodes/postcode-text.js';
import type { ClaimCandidate } from './admin-claims.dto.js';
import type { Claim } from './claim.entity.js';

const MAX_CANDIDATES = 20;

/** Which clubs of the directory a claim can mean whose claimant chose none. */
@Injectable()
export class ClaimCandidates {
  constructor(
    private readonly lookalikes: SimilarClubs,
    private readonly clubLogins: ClubLogins,
  ) {}

  /** The candidates by the claim's id, those nearby first; only for pending claims without a chosen club. */
  async of(claims: readonly Claim[]): Promise<Map<number, ClaimCandidate[]>> {
    const unlisted = claims.filter(({ status, clubId }) => status === 'pending' && clubId === null);
    const found = await this.lookalikes.find(
      unlisted.map((claim) => ({ clubName: claim.clubName, postcode: getPostcode(claim) })),
      MAX_CANDIDATES,
    );
    const logins = await this.clubLogins.ofClubs(found.flat().map(({ id }) => id));
    return new Map(
      unlisted.map(({ id }, index) => [
        id,
        (found[index] ?? []).map(({ slug: _slug, ...club }) => ({
          ...club,
          managers: logins.get(club.id) ?? [],
        })),
      ]),
    );
  }
}

function getPostcode({ facilities, clubDescription }: Claim): string | null {
  return (postcodeIn(facilities) ?? postcodeIn(clubDescription))?.postcode ?? null;
}
