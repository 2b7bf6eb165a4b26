/** @jest-environment node */
import { Readiness } from '@club-reviews/observability/readiness';
import { createHttpServer } from '../http-server';
import { addOperationsRoutes } from './operations-routes';
import { ShellMetrics } from './shell-metrics';

const TOKEN = 'prometheus-reads-here';

function serverWith(token?: string, revision = 1) {
  const metrics = new ShellMetrics(token);
  const readiness = new Readiness();
  const app = createHttpServer({ logLevel: 'silent', trustProxy: false }, undefined, { metrics });
  addOperationsRoutes(app, {
    version: '2.1.0-test',
    metrics,
    readiness,
    hasReleases: async () => revision > 0,
  });
  app.addHook('onClose', async () => metrics.registry.clear());
  return { app, readiness };
}

describe('the shell’s endpoints for operators', () => {
  it('report alive and ready', async () => {
    const { app } = serverWith();
    for (const path of ['/health', '/health/live', '/health/ready']) {
      const answer = await app.inject(path);
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        200,
        { status: 'ok', version: '2.1.0-test' },
      ]);
    }
    expect((await app.inject('/health/ready')).headers['cache-control']).toBe('no-store');
    await app.close();
  });

  it('aren’t ready before it is known what to serve', async () => {
    const { app } = serverWith(undefined, 0);
    const answer = await app.inject('/health/ready');
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { status: 'no releases' }]);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    await app.close();
  });

  it('report not ready once the server is told to stop, which still answers requests', async () => {
    const { app, readiness } = serverWith();
    const left = readiness.leave(0.05);
    const answer = await app.inject('/health/ready');
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { status: 'stopping' }]);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    await left;
    await app.close();
  });

  it('return no metrics without the token', async () => {
    const closed = serverWith();
    const open = serverWith(TOKEN);
    const ask = (app: typeof open.app, authorization?: string) =>
      app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } });
    expect((await ask(closed.app, 'Bearer undefined')).statusCode).toBe(404);
    for (const wrong of [undefined, TOKEN, `Bearer ${TOKEN}x`]) {
      const refused = await ask(open.app, wrong);
      expect([wrong, refused.statusCode]).toEqual([wrong, 404]);
      expect(refused.headers['cache-control']).toBe('no-store');
    }
    const answer = await ask(open.app, `Bearer ${TOKEN}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(answer.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 3',
    );
    await closed.app.close();
    await open.app.close();
  });
});
