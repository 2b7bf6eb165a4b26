import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiFailures } from '../../platform/http/api-list.js';
import { PublicConfig } from './public-config.dto.js';
import { PublicConfigService } from './public-config.service.js';

/** Settings that the screens need. */
@ApiTags('public')
@Controller('config')
export class PublicConfigController {
  constructor(private readonly publicConfig: PublicConfigService) {}

  /** Brand, support address, where maps come from, and whether sample data is loaded. */
  @Get()
  @ApiOkResponse({ type: PublicConfig })
  @ApiFailures()
  getConfig(): Promise<PublicConfig> {
    return this.publicConfig.get();
  }
}
