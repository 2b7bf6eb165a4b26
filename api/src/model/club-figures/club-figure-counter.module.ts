import { Module } from '@nestjs/common';
import { ClubFigureCounter } from './club-figure-counter.js';
import { PageOpenings } from './page-openings.js';

/** Counting how often clubs are seen. */
@Module({ providers: [ClubFigureCounter, PageOpenings], exports: [PageOpenings] })
export class ClubFigureCounterModule {}
