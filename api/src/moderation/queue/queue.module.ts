import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { QueueController } from './queue.controller.js';
import { QueueDecisionsService } from './queue-decisions.service.js';
import { QueueExportService } from './queue-export.service.js';
import { QueueFiltersController } from './queue-filters.controller.js';
import { QueueFiltersService } from './queue-filters.service.js';
import { QueueNotesController } from './queue-notes.controller.js';
import { QueueNotesService } from './queue-notes.service.js';
import { QueuePresence } from './queue-presence.js';
import { QueueService } from './queue.service.js';
import { QueueSources } from './queue-sources.js';
import { WaitingEntries } from './waiting-entries.js';
import { QueueFiguresController } from './figures/queue-figures.controller.js';
import { QueueFiguresService } from './figures/queue-figures.service.js';
import { WaitingFiguresService } from './figures/waiting-figures.service.js';

/** The moderators' queue, of the kinds of entry that features register. */
@Module({
  imports: [DiscoveryModule],
  controllers: [QueueController, QueueFiguresController, QueueFiltersController, QueueNotesController],
  providers: [
    QueueDecisionsService,
    QueueExportService,
    QueueFiguresService,
    QueueFiltersService,
    QueueNotesService,
    QueuePresence,
    QueueService,
    QueueSources,
    WaitingEntries,
    WaitingFiguresService,
  ],
  exports: [QueueSources, WaitingFiguresService],
})
export class QueueModule {}
