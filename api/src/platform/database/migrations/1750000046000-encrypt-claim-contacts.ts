import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { nullable, text } from './column-options.js';

const COLUMN = 'contact_encrypted';

/** Claimants' names, phone numbers and additional information, encrypted; see decision 0035 for what earlier releases read. */
export class EncryptClaimContacts1750000046000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('claims', new TableColumn(nullable(text(COLUMN))));
  }
}
