import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { storeClubs } from '../../../../test/support/factories.js';
import { reviewForm } from '../../../../test/support/review-form.js';
import { TestMailServer } from '../../../../../tools/test-mail-server.mjs';
import { startTestApi } from '../../../../test/support/test-api.js';
import type { TestDatabasePlace } from '../../../../test/support/test-database.js';
import { createTestDatabasePlace } from '../../../../test/support/test-database.js';
import { testSettings } from '../../../../test/support/test-settings.js';
import { until } from '../../../../test/support/until.js';
import { withWritesInTurn } from '../../../../test/support/writes-in-turn.js';
import { Database } from '../../database/database.js';
import { openDatabase } from '../../../app/open-database.js';
import { createApp } from '../../../app/http/create-app.js';
import { Mail } from '../mail.entity.js';

describe('stopping while a mail is being sent', () => {
  const server = new TestMailServer();
  let place: TestDatabasePlace;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    await server.open();
    place = await createTestDatabasePlace();
    app = await createApp(testSettings(place.settings, { smtpUrl: server.url }));
    await app.listen(0, '127.0.0.1');
  });

  afterAll(async () => {
    await place.removePlace();
    await server.shut();
  });

  it('waits for the server’s response and stores it, so that nobody sends the mail again', async () => {
    const [club] = await storeClubs(withWritesInTurn(app.get(Database)), [{ name: 'Leeds Lions' }]);
    let accept = () => {};
    server.whenTaken = () => new Promise<void>((resolve) => (accept = resolve));
    const response = await fetch(`${await app.getUrl()}/api/reviews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reviewForm(club?.id ?? 0)),
    });
    expect(response.status).toBe(201);
    await until(() => server.deliveries === 1);
    const idle = await startTestApi({ smtpUrl: server.url });
    let isStopped = false;
    const stopped = app.close().then(() => (isStopped = true));
    // Another api, not sending any mail, has stopped by then.
    await idle.stop();
    expect(isStopped).toBe(false);
    accept();
    await stopped;

    expect(server.received).toHaveLength(1);
    const database = await openDatabase(place.settings);
    const [mail] = await database.dataSource.getRepository(Mail).find();
    await database.close();
    expect(mail).toMatchObject({ attempts: 1, payloadEncrypted: null, nextAttemptAt: null });
    expect(mail?.sentAt).not.toBeNull();
  });
});
