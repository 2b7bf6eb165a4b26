import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { moment, nullable } from './column-options.js';

const ERASED_AT = 'contact_erased_at';

/** Records when the personal data of a decided claim was erased. */
export class EraseClaimContacts1750000008000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('claims', new TableColumn(nullable(moment(ERASED_AT))));
  }
}
