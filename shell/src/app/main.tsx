/**
 * Runs the code that the page starts with in several tasks, so that the browser can answer the visitor in between. All of it
 * is in this script and in the packages' beside it: nothing is fetched here.
 */
async function runInTurns() {
  const turns = [
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ 'styled-components'),
    () => import(/* webpackMode: "eager" */ '@club-reviews/shared-ui/platform'),
    () => import(/* webpackMode: "eager" */ '../remotes/federation-loader'),
    () => import(/* webpackMode: "eager" */ './app'),
  ];
  for (const run of turns) {
    await run();
    await nextTask();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

/** Through a channel, because timers are held back. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

void runInTurns();
