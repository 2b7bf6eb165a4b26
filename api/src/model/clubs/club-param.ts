import { Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ApiFailures, documented } from '../../platform/http/api-list.js';

/** Parameter decorator: the id or slug of a club in the path, which it also describes in the OpenAPI document. */
export function ClubParam(name = 'idOrSlug'): ParameterDecorator {
  const club = ApiParam({ name, schema: { type: 'string' }, description: "The club's id or slug" });
  return documented(Param(name), club, ApiFailures(404));
}
