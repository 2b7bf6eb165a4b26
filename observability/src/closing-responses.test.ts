import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { addClosingAnswers } from './closing-responses.ts';

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

describe('a server that is shutting down', () => {
  it('says when to retry', async () => {
    const app = fastify();
    addClosingAnswers(app);
    let arrived = () => {};
    const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
    let answer = () => {};
    app.get('/slow', () => {
      arrived();
      return new Promise((resolve) => (answer = () => resolve('done')));
    });
    await app.listen();
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    const heard = text(socket);
    socket.write(request('/slow'));
    await hasArrived;
    const closed = app.close();
    socket.write(request('/slow'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer();
    const [first, second] = (await heard).split(/(?=HTTP\/1\.1 503)/);
    await closed;
    expect(first).toContain('200 OK');
    expect(first?.toLowerCase()).not.toContain('retry-after');
    expect(second?.toLowerCase()).toContain('retry-after: 5');
  });
});
