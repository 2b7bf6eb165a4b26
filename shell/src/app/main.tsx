import { nextTask } from './next-task';

/**
 * Runs the code that the page starts with in several tasks, so that the browser can answer the visitor in between. All of it
 * is in this script and in the packages' beside it: nothing is fetched here.
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
  // Module Federation has just started in this script's own task.
  for (const run of turns) {
    await nextTask();
    await run();
  }
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

/** The first use of a locale takes a browser 12 ms, which would otherwise fall to the module that comes to need it. */
function loadLocale() {
  return new Intl.NumberFormat('en-GB');
}

void runInTurns();
