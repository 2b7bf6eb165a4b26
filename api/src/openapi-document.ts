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
  return SwaggerModule.createDocument(app, information, {
    ignoreGlobalPrefix: true,
    operationIdFactory: (_controller, handler) => handler,
  });
}
