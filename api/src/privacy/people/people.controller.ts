import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiFailures, ApiOk } from '../../platform/http/api-list.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import type { PersonErasure, PersonRequest } from './people.dto.js';
import { ErasedPerson, FoundPerson, PersonCopy, personErasure, personRequest } from './people.dto.js';
import { PeopleService } from './people.service.js';

/** Answers to data requests. The address is in the body, because page and call addresses end up in logs. */
@ApiTags('site-admin')
@Controller('admin/people')
@ForStaff('owner')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  /** What is stored about the person with an address. Who requests it is recorded. */
  @Post('find')
  @ApiOk(FoundPerson)
  findPerson(@ValidBody(personRequest) request: PersonRequest): Promise<FoundPerson> {
    return this.people.find(request);
  }

  /** All of it, in full. Who downloads it is recorded. */
  @Post('export')
  @ApiOk(PersonCopy)
  exportPerson(@ValidBody(personRequest) request: PersonRequest): Promise<PersonCopy> {
    return this.people.copy(request);
  }

  /**
   * Erases what doesn't have to be kept for another reason. 409 for the last owner. Repeating it finishes an
   * interrupted one.
   */
  @Post('erase')
  @ApiOk(ErasedPerson)
  @ApiFailures(409)
  erasePerson(@ValidBody(personErasure) request: PersonErasure): Promise<ErasedPerson> {
    return this.people.erase(request);
  }
}
