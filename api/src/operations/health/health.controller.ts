import { Readiness } from '@club-reviews/observability/readiness';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { UnavailableError } from '../../platform/errors.js';
import { ApiFailures } from '../../platform/http/api-list.js';
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
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: Health })
  @ApiFailures(503)
  getHealth(): Promise<Health> {
    return this.health.check();
  }

  /** The process answers; one that doesn't should be replaced. It doesn't check the database. */
  @Get('live')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: Health })
  @ApiFailures()
  getLiveness(): Health {
    return HEALTHY;
  }

  /**
   * Requests are welcome: the checks of `GET /health` pass, there's space on the disk, and the process hasn't been
   * asked to stop.
   */
  @Get('ready')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: Health })
  @ApiFailures(503)
  async getReadiness(): Promise<Health> {
    if (this.readiness.isStopping) throw new UnavailableError('The process is about to stop');
    await this.disk.check();
    return this.health.check();
  }
}
