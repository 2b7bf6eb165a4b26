import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** What an owner does on the first day, in order. */
export const FIRST_STEPS = [
  'invite',
  'site-password',
  'test-mail',
  'postcodes',
  'operator',
  'clubs',
  'backup',
  'sample-data',
] as const;

/** One of the {@link FIRST_STEPS}. */
export type FirstStepKey = (typeof FIRST_STEPS)[number];

/** A step that ticks itself, registered by the feature it's about. */
export interface FirstStep {
  readonly step: FirstStepKey;
  isDone(): Promise<boolean>;
}

/** Marks the providers that are first steps. */
export const FirstStepMark = DiscoveryService.createDecorator<true>();

/** Class decorator: registers a FirstStep. */
export function RegisterFirstStep(): ClassDecorator {
  return (target) => {
    Injectable()(target);
    FirstStepMark(true)(target);
  };
}
