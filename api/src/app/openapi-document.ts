import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { COOKIE_SESSION, SESSION_HEADER } from '@club-reviews/domain/sessions';
import { ClubSecondFactorsController } from '../accounts/club-admins/club-second-factors.controller.js';

type CookieAuth = Exclude<Parameters<DocumentBuilder['addCookieAuth']>[1], undefined>;

/** The api's contract, from its controllers and DTOs; an operation is named after its handler. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const information = new DocumentBuilder()
    .setTitle('Youth football club reviews')
    .setDescription(
      'Clubs, their reviews and what surrounds them. Errors are JSON: statusCode, message, error.',
    )
    .setVersion('1')
    .addServer('/api')
    .addBearerAuth()
    .addCookieAuth('site-admin-session', cookieAuth('site administration'), 'site-admin')
    .addCookieAuth('club-admin-session', cookieAuth('club area'), 'club-admin')
    .build();
  const document = SwaggerModule.createDocument(app, information, {
    ignoreGlobalPrefix: true,
    // Staff's controller has handlers of the same names.
    operationIdFactory: (controller, handler) =>
      controller === ClubSecondFactorsController.name ? `${handler}ForClub` : handler,
  });
  tidy(document);
  return document;
}

function cookieAuth(area: string): CookieAuth {
  return {
    type: 'apiKey',
    in: 'cookie',
    description:
      `For the browser's own pages of the ${area}: a login with ${SESSION_HEADER}: ${COOKIE_SESSION} sets it instead of ` +
      'answering a token. Over https its name begins with __Secure-. Every call that is to count by it carries that header ' +
      'too, from a page of the same origin, and is refused with 403 otherwise. A bearer token takes precedence.',
  };
}

function tidy({ paths }: OpenAPIObject): void {
  for (const { get, post, patch, put, delete: remove } of Object.values(paths)) {
    for (const operation of [get, post, patch, put, remove]) {
      // Compilers apply parameter decorators in different orders; the document must be the same for all of them.
      operation?.parameters?.sort((one, other) => getRank(one) - getRank(other));
      // Each decorator that documents a failure adds its text.
      for (const response of Object.values(operation?.responses ?? {}))
        if (response && 'description' in response)
          response.description = [...new Set(response.description?.split('\n\n'))].join('\n\n');
    }
  }
}

function getRank(parameter: object): number {
  return 'in' in parameter && parameter.in === 'path' ? 0 : 1;
}
