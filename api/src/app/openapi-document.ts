import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** The contract of the api, from its controllers and DTOs; an operation is called like its handler. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const information = new DocumentBuilder()
    .setTitle('Youth football club reviews')
    .setDescription(
      'Clubs, their reviews and what surrounds them. Errors are JSON: statusCode, message, error.',
    )
    .setVersion('1')
    .addServer('/api')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, information, {
    ignoreGlobalPrefix: true,
    operationIdFactory: (_controller, handler) => handler,
  });
  sortParameters(document);
  return document;
}

// Compilers apply the decorators of parameters in orders of their own; the document is to be the same for all of them.
function sortParameters({ paths }: OpenAPIObject): void {
  for (const { get, post, patch, delete: remove } of Object.values(paths)) {
    for (const operation of [get, post, patch, remove])
      operation?.parameters?.sort((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf(parameter: object): number {
  return 'in' in parameter && parameter.in === 'path' ? 0 : 1;
}
