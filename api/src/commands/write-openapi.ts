import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from '../app/app.module.js';
import { loadSettings } from '../platform/config/settings.js';
import { describeApi } from '../app/openapi-document.js';

// In preview mode nothing is constructed: describing the controllers needs no database.
const settings = loadSettings({
  ...process.env,
  SITE_ADMIN_PASSWORD: 'unused',
  JWT_SECRET: 'unused',
  DATA_KEY: 'unused',
});
const app = await NestFactory.create(AppModule.with(settings), new FastifyAdapter(), {
  preview: true,
  logger: ['error'],
});
const file = new URL('../../openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(sortKeys(describeApi(app)), null, 2)}\n`);

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sortKeys(entry)]));
}
