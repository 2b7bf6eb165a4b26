import { connect, createServer } from 'node:net';

/**
 * Listens on a free port and hands every connection to the next of these ports, so one client's connections are spread
 * over all nodes: the worst case of a load balancer.
 * @returns {Promise<{port: number, close: () => Promise<void>}>}
 */
export async function roundRobin(ports) {
  let turn = 0;
  const sockets = new Set();
  const server = createServer((client) => {
    turn = (turn + 1) % ports.length;
    const node = connect(ports[turn], '127.0.0.1').setNoDelay(true);
    client.setNoDelay(true);
    for (const [from, to] of [
      [client, node],
      [node, client],
    ]) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
