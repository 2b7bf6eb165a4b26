import type { QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { generatedId, moment, varchar } from './column-options.js';

const addresses = new Table({
  name: 'suppressed_addresses',
  columns: [
    generatedId(),
    varchar('recipient_hash', 64),
    varchar('address_encrypted', 512),
    varchar('status', 12),
    moment('suppressed_at'),
    moment('ends_at'),
  ],
  indices: [
    { name: 'ux_suppressed_addresses_recipient', columnNames: ['recipient_hash'], isUnique: true },
    { name: 'ix_suppressed_addresses_ends', columnNames: ['ends_at'] },
  ],
});

/** Remembers addresses whose servers say that they don't exist, so that no more mail is sent there. */
export class SuppressAddresses1750000050000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(addresses);
  }
}
