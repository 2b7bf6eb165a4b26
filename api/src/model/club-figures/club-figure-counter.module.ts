import { Module } from '@nestjs/common';
import { ClubFigureCounter } from './club-figure-counter.js';

/** Counting how often clubs are seen. */
@Module({ providers: [ClubFigureCounter], exports: [ClubFigureCounter] })
export class ClubFigureCounterModule {}
