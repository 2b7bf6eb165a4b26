import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import { Settings } from './settings.js';

/** Provides the checked settings to every module. */
@Global()
@Module({})
export class SettingsModule {
  /** The module for settings that were read before the application is built. */
  static of(settings: Settings): DynamicModule {
    return {
      module: SettingsModule,
      providers: [{ provide: Settings, useValue: settings }],
      exports: [Settings],
    };
  }
}
