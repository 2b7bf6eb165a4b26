import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

/** Parts of Nest that list every module and route on start-up. */
const WIRING = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Messages from Nest itself and the services, through the same log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: FastifyBaseLogger) {}

  log(message: unknown, ...details: unknown[]): void {
    this.write(WIRING.has(String(details.at(-1))) ? 'debug' : 'info', message, details);
  }

  error(message: unknown, ...details: unknown[]): void {
    this.write('error', message, details);
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.write('warn', message, details);
  }

  debug(message: unknown, ...details: unknown[]): void {
    this.write('debug', message, details);
  }

  verbose(message: unknown, ...details: unknown[]): void {
    this.write('trace', message, details);
  }

  // Nest passes the logging class's name last, and a stack trace before it.
  private write(
    level: 'info' | 'error' | 'warn' | 'debug' | 'trace',
    message: unknown,
    details: unknown[],
  ): void {
    const context = details.at(-1);
    const stack = details.length > 1 ? details[0] : undefined;
    this.logger[level]({ context, ...(stack === undefined ? {} : { stack }) }, String(message));
  }
}
