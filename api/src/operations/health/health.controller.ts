import { Readiness } from '@club-reviews/observability/readiness';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { UnavailableError } from '../../platform/errors.js';
import { ApiFailures, ApiOk } from '../../platform/http/api-list.js';
import { DiskSpace } from './disk-space.js';
import { Health, HEALTHY, HealthService } from './health.service.js';

/** For load balancers and operators. */
@ApiTags('operations')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly disk: DiskSpace,
    private readonly readiness: Readiness,
  ) {}

  /** Ready to serve: the database answers, and its schema is up to date. */
  @Get()
  @ApiOk(Health, 'no-store')
  @ApiFailures(503)
  getHealth(): Promise<Health> {
    return this.health.check();
  }

  /** The process answers; one that doesn't should be replaced. It doesn't check the database. */
  @Get('live')
  @ApiOk(Health, 'no-store')
  @ApiFailures()
  getLiveness(): Health {
    return HEALTHY;
  }

  /**
   * Requests are welcome: the checks of `GET /health` pass, there's space on the disk, and the process hasn't been
   * asked to stop.
   */
  @Get('ready')
  @ApiOk(Health, 'no-store')
  @ApiFailures(503)
  async getReadiness(): Promise<Health> {
    if (this.readiness.isStopping) throw new UnavailableError('The process is about to stop');
    await this.disk.check();
    return this.health.check();
  }
}
