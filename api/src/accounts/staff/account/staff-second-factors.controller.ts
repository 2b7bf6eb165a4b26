import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../../platform/auth/for-staff.js';
import { secondFactorCalls } from '../../second-factor/second-factors.controller.js';

/** The second factors of members of staff. The site password has none: 403. */
@ApiTags('site-admin')
@Controller('admin/account')
export class StaffSecondFactorsController extends secondFactorCalls(ForStaff('reader', 'enrolment')) {}
