import { Module } from '@nestjs/common';
import { PitchQueueSource } from './pitch-queue-source.js';

/** The feature with the new kind. */
@Module({ providers: [PitchQueueSource] })
export class PitchesModule {}
