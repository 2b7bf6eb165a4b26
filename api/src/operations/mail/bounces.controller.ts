import { hash, timingSafeEqual } from 'node:crypto';
import { Body, Controller, Headers, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Settings } from '../../platform/config/settings.js';
import { NotFoundError } from '../../platform/errors.js';
import { DeliveryProofs } from '../../platform/mail/delivery-proofs.js';
import { SuppressedAddresses } from '../../platform/mail/suppression/suppressed-addresses.js';
import { readDeliveryReport, readProviderEvents } from './bounce-reports.js';

/** Where mail providers and mail servers report bounces. */
@Controller('mail/bounces')
@ApiExcludeController()
export class BouncesController {
  constructor(
    private readonly settings: Settings,
    private readonly proofs: DeliveryProofs,
    private readonly suppressed: SuppressedAddresses,
  ) {}

  /**
   * Takes a provider's events (JSON) or a mail server's report (message/rfc822). Without BOUNCE_TOKEN as the password,
   * or if none is set, this returns 404.
   */
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  async reportBounces(
    @Headers('authorization') authorization: string | undefined,
    @Body() body: unknown,
  ): Promise<void> {
    if (!this.hasToken(authorization)) throw new NotFoundError('Cannot POST /api/mail/bounces');
    const bounces = typeof body === 'string' ? this.readOwn(body) : readProviderEvents(body);
    for (const { address, status } of bounces) await this.suppressed.suppress(address, status);
  }

  /** Anyone can write to the bounce address: only reports about a mail of ours repeat its proof. */
  private readOwn(report: string) {
    return readDeliveryReport(report).filter(({ address }) => this.proofs.areIn(report, address));
  }

  private hasToken(authorization = ''): boolean {
    const { bounceToken } = this.settings;
    const [, credentials = ''] = /^Basic (\S+)$/i.exec(authorization) ?? [];
    const password = Buffer.from(credentials, 'base64')
      .toString()
      .replace(/^[^:]*:/, '');
    const [given, wanted] = [password, bounceToken ?? ''].map((text) => hash('sha256', text, 'buffer'));
    return bounceToken !== undefined && timingSafeEqual(given!, wanted!);
  }
}
