import { Module } from '@nestjs/common';
import { BouncesController } from './bounces.controller.js';
import { SuppressedAddressesController } from './suppressed-addresses.controller.js';

/** What becomes of mail after it's handed over: bounces, and the addresses that get none. */
@Module({ controllers: [BouncesController, SuppressedAddressesController] })
export class MailOperationsModule {}
