import { Module } from '@nestjs/common';
import { ModerationFiguresService } from './moderation-figures.service.js';
import { StatsController } from './stats.controller.js';
import { StatsService } from './stats.service.js';

/** Totals of the whole site. */
@Module({ controllers: [StatsController], providers: [ModerationFiguresService, StatsService] })
export class StatsModule {}
