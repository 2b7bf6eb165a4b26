import { Controller, Delete, Get, Module } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditModule } from '../platform/audit/audit-log.js';
import { ForStaff } from '../platform/auth/for-staff.js';
import { ApiFailures, ApiNoContent } from '../platform/http/api-list.js';
import { SampleDataService, SampleDataStatus } from './sample-data.service.js';

/** The invented clubs. */
@ApiTags('site-admin')
@Controller('admin/sample-data')
class SampleDataController {
  constructor(private readonly sampleData: SampleDataService) {}

  /** Whether the invented clubs are there. */
  @Get()
  @ForStaff('reader')
  @ApiOkResponse({ type: SampleDataStatus })
  getSampleData(): Promise<SampleDataStatus> {
    return this.sampleData.get();
  }

  /** Begins to remove them, in the background; everything real stays. 409 if there are none. */
  @Delete()
  @ForStaff('owner')
  @ApiNoContent()
  @ApiFailures(409)
  removeSampleData(): Promise<void> {
    return this.sampleData.remove();
  }
}

/** Removes the sample data. */
@Module({ imports: [AuditModule], controllers: [SampleDataController], providers: [SampleDataService] })
export class SampleDataModule {}
