import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readStreetArchive } from './street-archive';

/**
 * Serves an archive of streets, whole or in byte ranges.
 * @param caching how long it may be cached: its address changes with its content
 * @returns its address
 * @throws EnvironmentError if it isn't an archive that maps can draw
 */
export async function addStreetFile(
  app: FastifyInstance,
  file: string,
  caching: { maxAge: string; immutable: boolean },
): Promise<string> {
  const address = `/streets-${await readStreetArchive(file)}.pmtiles`;
  await app.register(fastifyStatic, { root: dirname(file), serve: false, contentType: false, ...caching });
  // Compressed on the fly, it would have no ranges.
  app.get(address, { compress: false }, (_request, reply) =>
    reply.type('application/vnd.pmtiles').sendFile(basename(file)),
  );
  return address;
}
