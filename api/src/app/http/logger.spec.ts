import { fastify } from 'fastify';
import { pino } from 'pino';
import { RequestLog } from './logger.js';

describe('the log of requests', () => {
  it.each(['/api/clubs/find', '/api/not-there'])('never says where a visitor is: %s', async (path) => {
    const lines: string[] = [];
    const server = fastify({
      loggerInstance: pino({}, { write: (line: string) => lines.push(line) }),
      logController: new RequestLog(),
    });
    server.get('/api/clubs/find', () => ({ clubs: [] }));
    await server.inject(`${path}?lat=53.801&lng=-1.549&q=LS6%203AA`);
    await server.close();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"path":"${path}"`);
    expect(lines[0]).not.toMatch(/53\.8|1\.549|LS6|lat=/);
  });
});
