import { nextTask } from './next-task';

/**
 * Runs the page's first code in several tasks, so that the browser can respond to the visitor in between. All of it is
 * in this script and the package scripts: nothing is fetched here.
 */
async function runInTurns() {
  const turns = [
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ 'styled-components'),
    loadLocale,
    () => import(/* webpackMode: "eager" */ '@club-reviews/shared-ui/platform'),
    () => import(/* webpackMode: "eager" */ '../remotes/federation-loader'),
    () => import(/* webpackMode: "eager" */ './app'),
  ];
  // Module Federation has just started in this script's task.
  for (const run of turns) {
    await nextTask();
    await run();
  }
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

/**
 * The first use of a locale takes a browser 12 ms, which would otherwise be spent in whichever module needs it first.
 */
function loadLocale() {
  return new Intl.NumberFormat('en-GB');
}

void runInTurns();
