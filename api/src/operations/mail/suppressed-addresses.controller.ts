import { Controller, Delete, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MoreThan } from 'typeorm';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { Database } from '../../platform/database/database.js';
import { NotFoundError } from '../../platform/errors.js';
import { ApiNoContent } from '../../platform/http/api-list.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { SuppressedAddress } from '../../platform/mail/suppression/suppressed-address.entity.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { SuppressedAddressRow } from './suppressed-addresses.dto.js';

const MOST_SHOWN = 100;

/** The addresses that get no mail, for whoever is asked why none arrives. */
@ApiTags('site-admin')
@Controller('admin/suppressed-addresses')
export class SuppressedAddressesController {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailProtection,
    private readonly audit: AuditLog,
  ) {}

  /** The newest of them. */
  @Get()
  @ForStaff('moderator')
  @ApiOkResponse({ type: [SuppressedAddressRow] })
  async listSuppressedAddresses(): Promise<SuppressedAddressRow[]> {
    const rows = await this.database.reader.find(SuppressedAddress, {
      where: { endsAt: MoreThan(new Date()) },
      order: { id: 'DESC' },
      take: MOST_SHOWN,
    });
    return rows.map(({ id, addressEncrypted, status, suppressedAt, endsAt }) => ({
      ...{ id, email: this.emails.tryDecrypt(addressEncrypted), status },
      ...{ since: suppressedAt.toISOString(), endsAt: endsAt.toISOString() },
    }));
  }

  /** Sends mail to an address again. */
  @Delete(':id')
  @ForStaff('moderator')
  @ApiNoContent()
  async releaseSuppressedAddress(@RowId('There’s no such address') id: number): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      const { affected } = await manager.delete(SuppressedAddress, { id });
      if (affected === 0) throw new NotFoundError('There’s no such address');
      await this.audit.record(manager, {
        ...{ subjectType: 'addresses', subjectId: id, actor: 'site-admin', action: 'address-released' },
      });
    });
  }
}
