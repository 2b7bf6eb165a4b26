import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../../platform/auth/for-staff.js';
import { QueueFigures } from './queue-figures.dto.js';
import { QueueFiguresService } from './queue-figures.service.js';

/** How the queue is doing, for those who work on it. */
@ApiTags('site-admin')
@Controller('admin/desk/figures')
@ForStaff('reader')
export class QueueFiguresController {
  constructor(private readonly figures: QueueFiguresService) {}

  /** What is waiting, and what came in and was decided each week. */
  @Get()
  @ApiOkResponse({ type: QueueFigures })
  getQueueFigures(): Promise<QueueFigures> {
    return this.figures.get();
  }
}
