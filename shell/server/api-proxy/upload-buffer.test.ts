/** @jest-environment node */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { UploadBuffer } from './upload-buffer';

const MAX_BODY_BYTES = 64 * 1024;
const FITTING = 4;

let uploads: UploadBuffer;
const half = Buffer.alloc(MAX_BODY_BYTES / 2, 'a');
const rest = Buffer.alloc(MAX_BODY_BYTES / 2, 'b');

beforeEach(() => {
  uploads = new UploadBuffer(MAX_BODY_BYTES, FITTING * half.length);
});

/** Starts an upload and sends `chunk` as its first part. */
function start(chunk: Buffer, client = 'one') {
  const body = new PassThrough();
  const outcome = uploads.read(body, MAX_BODY_BYTES, client).then(
    (bytes) => bytes.length,
    (error: unknown) => error,
  );
  body.write(chunk);
  return { body, outcome };
}

it('refuses the oldest bodies once unfinished ones fill the memory, and finishes the others', async () => {
  const started = [];
  for (let count = 0; count < 10; count++) started.push(start(half));
  const refused = await Promise.all(started.slice(0, -FITTING).map(({ outcome }) => outcome));
  expect(refused).toEqual(Array(10 - FITTING).fill(expect.objectContaining({ statusCode: 408 })));
  for (const { body, outcome } of started.slice(-FITTING)) {
    body.end();
    expect(await outcome).toBe(half.length);
  }
});

it('takes the room for a newcomer from the client that holds most, however many others come', async () => {
  const patient = start(half, 'patient');
  const greedy = Array.from({ length: 10 }, () => start(half, 'greedy'));
  const outcomes = await Promise.all(greedy.slice(0, 10 - FITTING + 1).map(({ outcome }) => outcome));
  expect(outcomes).toEqual(Array(10 - FITTING + 1).fill(expect.objectContaining({ statusCode: 408 })));
  const second = start(half, 'second');
  for (const { body, outcome } of [patient, second]) {
    body.end(rest);
    expect(await outcome).toBe(MAX_BODY_BYTES);
  }
});

it('refuses a body whose sender left before it was read', async () => {
  const body = new PassThrough();
  body.destroy();
  await once(body, 'close');
  await expect(uploads.read(body, 0, 'one')).rejects.toMatchObject({ statusCode: 408 });
});

it('has room for bodies again once others are complete, refused or aborted', async () => {
  const complete = start(half);
  complete.body.end();
  expect(await complete.outcome).toBe(half.length);
  const tooLarge = start(half);
  tooLarge.body.write(rest);
  tooLarge.body.write('c');
  expect(await tooLarge.outcome).toMatchObject({ statusCode: 413 });
  const givenUp = start(half);
  givenUp.body.destroy();
  expect(await givenUp.outcome).toMatchObject({ statusCode: 408 });
  const fitting = Array.from({ length: FITTING }, () => start(half));
  for (const { body } of fitting) body.end();
  expect(await Promise.all(fitting.map(({ outcome }) => outcome))).toEqual(Array(FITTING).fill(half.length));
});

it('does not count bodies that have not started to arrive', async () => {
  const announced = Array.from({ length: 100 }, () => start(Buffer.alloc(0)));
  const [first] = announced;
  first!.body.end(half);
  expect(await first!.outcome).toBe(half.length);
  for (const { body } of announced) body.end();
  expect(new Set(await Promise.all(announced.slice(1).map(({ outcome }) => outcome)))).toEqual(new Set([0]));
});

it('assembles a body sent one byte at a time', async () => {
  const body = new PassThrough();
  const whole = uploads.read(body, 0, 'one');
  const text = 'The pitches drain well. '.repeat(1000);
  for (const byte of Buffer.from(text)) body.write(Buffer.of(byte));
  body.end();
  expect((await whole).toString()).toBe(text);
});
