import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import type { Settings } from './settings.js';

/** Injection token of the {@link Settings}. */
export const SETTINGS = Symbol('Settings');

/** Provides the checked settings to every module. */
@Global()
@Module({})
export class SettingsModule {
  /** The module for settings that were read before the application is built. */
  static of(settings: Settings): DynamicModule {
    return {
      module: SettingsModule,
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [SETTINGS],
    };
  }
}
