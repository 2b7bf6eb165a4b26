import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiFailures } from '../../platform/http/api-list.js';
import { Health, HealthService } from './health.service.js';

/** For balancers and operators. */
@ApiTags('operations')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Ready to serve: the database answers, and its schema is up to date. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: Health })
  @ApiFailures(503)
  getHealth(): Promise<Health> {
    return this.health.check();
  }
}
