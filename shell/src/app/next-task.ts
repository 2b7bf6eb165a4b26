/**
 * Resolves in a new task, so that the browser can respond to the visitor first. Uses a channel, as timers are
 * throttled.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
