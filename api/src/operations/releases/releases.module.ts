import { Module } from '@nestjs/common';
import { ReleaseRegistryModule } from '../../platform/releases/release-registry.module.js';
import { CanaryWatch } from './canary-watch.js';
import { KnownReleases } from './known-releases.js';
import { OwnerNotices } from './owner-notices.js';
import { ReleaseAudit } from './release-audit.js';
import { ReleaseBoardController } from './release-board.controller.js';
import { ReleaseBoardService } from './release-board.service.js';
import { ReleaseCounter } from './release-counter.js';
import { ReleaseDecisionsService } from './release-decisions.service.js';
import { ReleaseFiguresRepository } from './release-figures.repository.js';
import { ReleaseMetrics } from './release-metrics.js';
import { TelemetryController } from './telemetry.controller.js';
import { TelemetryService } from './telemetry.service.js';

/** How releases perform in browsers, what is live, and changes to it by owners and because of bad canaries. */
@Module({
  imports: [ReleaseRegistryModule],
  controllers: [ReleaseBoardController, TelemetryController],
  providers: [
    CanaryWatch,
    KnownReleases,
    OwnerNotices,
    ReleaseAudit,
    ReleaseBoardService,
    ReleaseCounter,
    ReleaseDecisionsService,
    ReleaseFiguresRepository,
    ReleaseMetrics,
    TelemetryService,
  ],
})
export class ReleasesModule {}
