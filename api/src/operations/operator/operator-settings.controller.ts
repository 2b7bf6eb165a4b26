import { Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import type { OperatorChanges } from './operator-settings.dto.js';
import { operatorChanges, OperatorSettingsState } from './operator-settings.dto.js';
import { OperatorSettingsService } from './operator-settings.service.js';

/** What owners can change about the site in the browser. */
@ApiTags('site-admin')
@Controller('admin/settings')
export class OperatorSettingsController {
  constructor(private readonly operator: OperatorSettingsService) {}

  /** Every setting as it holds now, and the last changes. */
  @Get()
  @ForStaff('owner')
  @ApiOkResponse({ type: OperatorSettingsState })
  getOperatorSettings(): Promise<OperatorSettingsState> {
    return this.operator.getState();
  }

  /** Changes settings, live from the next page on. 409 for one that the environment sets. */
  @Patch()
  @ForStaff('owner')
  @ApiOkResponse({ type: OperatorSettingsState })
  @ApiFailures(409)
  changeOperatorSettings(
    @ValidBody(operatorChanges) changes: OperatorChanges,
  ): Promise<OperatorSettingsState> {
    return this.operator.change(changes);
  }
}
