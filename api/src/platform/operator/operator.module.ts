import { Global, Module } from '@nestjs/common';
import { OperatorSettings } from './operator-settings.js';

/** Tells every module who runs the site. */
@Global()
@Module({ providers: [OperatorSettings], exports: [OperatorSettings] })
export class OperatorModule {}
