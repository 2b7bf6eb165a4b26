import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import pTimeout from 'p-timeout';
import type { StatusCheck } from '../../platform/status/status-check.js';
import { StatusCheckMark } from '../../platform/status/status-check.js';
import type { StatusEntry } from './status.dto.js';

const TIMEOUT_MS = 3000;

/** What a check that fails, or takes too long, says. */
const UNKNOWN = {
  state: 'problem',
  text: 'This couldn’t be checked.',
  advice: 'Look at the api’s log, then reload this page.',
} as const;

/** Runs the checks that features have registered. */
@Injectable()
export class StatusService {
  private readonly logger = new Logger(StatusService.name);

  constructor(private readonly discovery: DiscoveryService) {}

  /** Every line of the status page; a check that fails is one of them. */
  async getAll(): Promise<StatusEntry[]> {
    const checks = this.discovery
      .getProviders({ metadataKey: StatusCheckMark.KEY })
      .map(({ instance }) => instance as StatusCheck)
      .toSorted((one, other) => one.rank - other.rank);
    return Promise.all(checks.map((check) => this.run(check)));
  }

  private async run(check: StatusCheck): Promise<StatusEntry> {
    try {
      const found = await pTimeout(check.check(), { milliseconds: TIMEOUT_MS });
      return { name: check.name, ...found };
    } catch (error) {
      this.logger.warn(`The status of “${check.name}” is unknown: ${String(error)}`);
      return { name: check.name, ...UNKNOWN };
    }
  }
}
