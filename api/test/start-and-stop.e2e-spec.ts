import { once } from 'node:events';
import { connect } from 'node:net';
import { Program, freePort, isHealthy } from './support/instance.js';
import type { TestDatabasePlace } from './support/test-database.js';
import { createTestDatabasePlace } from './support/test-database.js';
import { until } from './support/until.js';

const HEALTH_REQUEST = 'GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n';

describe('the program', () => {
  let place: TestDatabasePlace;
  let port: number;
  let started: Program[];
  const start = (variables: Record<string, string> = {}): Program => {
    const program = new Program({
      DATA_DIR: place.settings.dataDir,
      ...(place.settings.databaseUrl ? { DATABASE_URL: place.settings.databaseUrl } : {}),
      API_PORT: String(port),
      ...variables,
    });
    started.push(program);
    return program;
  };

  const isUp = () => isHealthy(`http://127.0.0.1:${port}`);
  const untilHealthy = () => until(isUp);

  beforeEach(async () => {
    place = await createTestDatabasePlace();
    port = await freePort();
    started = [];
  });

  afterEach(async () => {
    for (const program of started) program.signal('SIGKILL');
    await Promise.all(started.map((program) => program.ended()));
    await place.removePlace();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes what it is doing on %s, and exits cleanly',
    async (signal) => {
      const program = start();
      await untilHealthy();
      // The response to a complete request shows that half of a second one, sent with it, has arrived too.
      const socket = connect(port, '127.0.0.1');
      socket.write(`${HEALTH_REQUEST}GET /api/stats HTTP/1.1\r\nhost: localhost\r\n`);
      await once(socket, 'data');
      program.signal(signal);
      await until(async () => !(await isUp()));
      socket.write('connection: close\r\n\r\n');
      let answer = '';
      for await (const chunk of socket) answer += String(chunk);
      expect(answer).toMatch(/^HTTP\/1\.1 (200|503) /);
      expect(await program.ended()).toEqual({ code: 0, errors: '' });
    },
  );

  it('starts again where it was killed', async () => {
    const killed = start();
    await untilHealthy();
    killed.signal('SIGKILL');
    await killed.ended();
    const again = start();
    await untilHealthy();
    again.signal('SIGTERM');
    expect(await again.ended()).toEqual({ code: 0, errors: '' });
  });

  it.each([
    [{ API_PORT: 'none' }, 'Wrong setting: API_PORT must be a whole number from 0 to 65535\n'],
    [{ RATE_LIMITS: 'maybe' }, 'Wrong setting: RATE_LIMITS must be on or off\n'],
  ])('doesn’t start with %j, and says why in one line', async (variables, line) => {
    expect(await start(variables).ended()).toEqual({ code: 1, errors: line });
  });

  it('names everything that production misses', async () => {
    const { code, errors } = await start({ NODE_ENV: 'production', SMPT_URL: 'smtp://mail' }).ended();
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toEqual(
      expect.arrayContaining([
        'Wrong setting: OPERATOR_NAME must be set in production',
        'Wrong setting: OPERATOR_ADDRESS must be set in production',
        'Wrong setting: SUPPORT_EMAIL must be a real address in production',
        'Wrong setting: SMTP_URL must be set in production: a mail server, or off to send no mail',
        'Wrong setting: SITE_ADMIN_PASSWORD must be set in production',
        'Wrong setting: SMPT_URL isn’t a setting; did you mean SMTP_URL?',
      ]),
    );
  });

  it('doesn’t start with a different DATA_KEY from the one its database was written with', async () => {
    const first = start();
    await untilHealthy();
    first.signal('SIGTERM');
    await first.ended();
    const { code, errors } = await start({ DATA_KEY: 'another key than the generated one' }).ended();
    expect(code).toBe(1);
    expect(errors).toMatch(/^The api couldn’t start: DATA_KEY isn’t the key that [^\n]+\n$/);
  });

  it('doesn’t start without its database, and says which setting it concerns', async () => {
    const { code, errors } = await start({
      DATABASE_URL: 'mysql://root:hidden@127.0.0.1:1/club_reviews',
    }).ended();
    expect(code).toBe(1);
    expect(errors).toMatch(/^The api couldn’t start: DATABASE_URL: [^\n]*127\.0\.0\.1:1[^\n]*\n$/);
    expect(errors).not.toContain('hidden');
  });
});
