import { DiscoveryService } from '@nestjs/core';
import { Injectable } from '@nestjs/common';

/** How something is: fine, worth looking at, or broken. */
export const STATUS_STATES = ['ok', 'warning', 'problem'] as const;

/** One of the {@link STATUS_STATES}. */
export type StatusState = (typeof STATUS_STATES)[number];

/** What a check found, in plain words: no secrets, no addresses. */
export interface StatusFinding {
  state: StatusState;
  text: string;
  /** What to do about it; null if there's nothing to do. */
  advice: string | null;
}

/** One line of the status page, registered by the feature it's about. */
export interface StatusCheck {
  /** Lines are in the order of their ranks. */
  readonly rank: number;
  readonly name: string;
  check(): Promise<StatusFinding>;
}

/** Marks the providers that are status checks. */
export const StatusCheckMark = DiscoveryService.createDecorator<true>();

/** Class decorator: registers a StatusCheck. */
export function RegisterStatusCheck(): ClassDecorator {
  return (target) => {
    Injectable()(target);
    StatusCheckMark(true)(target);
  };
}

/** Nothing to do. */
export const isFine = (text: string): StatusFinding => ({ state: 'ok', text, advice: null });
