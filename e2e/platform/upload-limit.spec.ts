import { expect, test } from '@playwright/test';

const LIMIT_BYTES = 256 * 1024;

const send = (origin: string, bytes: number) =>
  fetch(`${origin}/api/reviews`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `"${'x'.repeat(bytes - 2)}"`,
  });

test('the site and the api accept bodies up to the same size, and reject larger ones in the same way', async () => {
  for (const origin of [process.env.SITE_URL!, process.env.API_URL!]) {
    const fitting = await send(origin, LIMIT_BYTES);
    expect(fitting.status).toBe(400);
    await fitting.text();
    const tooLarge = await send(origin, LIMIT_BYTES + 1);
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toEqual({
      statusCode: 413,
      message: 'Request body is too large',
      error: 'Payload Too Large',
    });
  }
});
