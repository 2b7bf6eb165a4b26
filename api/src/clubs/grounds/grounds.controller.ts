import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NotFoundError } from '../../platform/errors.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { toPlacedClub } from '../club-rows.js';
import { ClubsRepository } from '../clubs.repository.js';
import { ClubIndexSync } from '../directory/club-index-sync.js';
import { GroundPage } from './ground-page.dto.js';
import { GroundsRepository } from './grounds.repository.js';

const MISSING = 'There’s no ground at this address';

/** Grounds as the public reads them. */
@ApiTags('public')
@Controller('grounds')
export class GroundsController {
  constructor(
    private readonly grounds: GroundsRepository,
    private readonly clubs: ClubsRepository,
    private readonly keeper: ClubIndexSync,
  ) {}

  /** A ground, and the clubs that play there. */
  @Get(':id')
  @ApiOkResponse({ type: GroundPage })
  async getGround(@RowId(MISSING) id: number): Promise<GroundPage> {
    const [ground, { ids, total }] = await Promise.all([this.grounds.find(id), this.grounds.findClubs(id)]);
    if (!ground) throw new NotFoundError(MISSING);
    const { index } = await this.keeper.current();
    const cards = await this.clubs.cards(index, ids);
    return { ...ground, clubs: cards.map((card) => toPlacedClub(card, null)), totalClubs: total };
  }
}
