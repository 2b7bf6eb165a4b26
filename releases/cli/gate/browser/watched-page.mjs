import { readFrame } from './frame.mjs';

/** Browser hints that no page can avoid. */
const BROWSER_HINTS = /^\[DOM\]/;

/** How long a page may take until it can be used, including the timeouts of faulty files. */
const USABLE_MS = 45_000;

/** Where pages ask browsers to report Content-Security-Policy violations. */
const REPORTS_PATH = '/csp-reports';

const POLL_MS = 200;

/** How long to wait for the network to be idle; with a fault, that may never happen. */
const QUIET_MS = 10_000;

/** What the browser fetched, by kind, in kB as transferred. */
async function weigh(requests) {
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      kilobytes: (await request.sizes()).responseBodySize / 1000,
    })),
  );
  const sum = (type) =>
    sizes
      .filter((size) => type === undefined || size.type === type)
      .reduce((total, { kilobytes }) => total + kilobytes, 0);
  const calls = requests.filter((request) => new URL(request.url()).pathname.startsWith('/api/')).length;
  return {
    html: sum('document'),
    script: sum('script'),
    font: sum('font'),
    all: sum(),
    requests: requests.length,
    calls,
  };
}

/** Whether a response asks to come back in a moment; a part that's switched off asks for more than that. */
const isBusy = (answer) => answer.status() === 503 && Number(answer.headers()['retry-after']) < 60;

/** Waits until React has hydrated something in the main area and nothing there is loading any more. */
const untilUsable = (page) =>
  page.waitForFunction(
    () => {
      const main = document.querySelector('main');
      if (main === null || main.querySelector('[aria-busy="true"]') !== null) return false;
      return [...main.querySelectorAll('*')].some((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
      );
    },
    undefined,
    { timeout: USABLE_MS },
  );

/**
 * Opens a URL in a new page and watches it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{prepare?: (page: import('@playwright/test').Page) => Promise<void>, awaited?: string}} fault what to do to
 *   the page first, and the path below which files have to arrive before it counts as settled
 * @returns {Promise<Visit>} what could be seen
 * @typedef {object} Visit
 * @property {boolean} isUsable whether the page could be used in the end
 * @property {import('./frame.mjs').FramePart[] | undefined} frame header and footer; undefined if one is missing
 * @property {boolean} hasFailed whether the area shows that it failed
 * @property {string[]} complaints from the console, and uncaught errors
 * @property {string[]} violations of the Content-Security-Policy
 * @property {string} policy the document was sent with
 * @property {string[]} files of remotes that arrived, as paths
 * @property {Record<string, number>} cost
 */
export async function visit(browser, url, { prepare = async () => {}, awaited = '/' } = {}) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const [complaints, requests] = [[], []];
  page.on('console', (message) => {
    const isAnswer = new URL(message.location().url || url).pathname.startsWith('/api/');
    if (message.type() === 'error' && !isAnswer && !BROWSER_HINTS.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfinished', (request) => {
    // CSP violations are judged separately, so the browser's reports of them don't count towards the page's cost.
    if (new URL(request.url()).pathname !== REPORTS_PATH) requests.push(request);
  });
  await page.addInitScript(() => {
    window.gateViolations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.gateViolations.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
  await prepare(page);
  try {
    // The load event waits for preloaded files too, one of which may never arrive.
    const goTo = () => page.goto(url, { waitUntil: 'domcontentloaded' });
    let answer = await goTo();
    // A busy server asks to be asked again, which says nothing about the candidate.
    for (const giveUpAt = Date.now() + USABLE_MS; isBusy(answer) && Date.now() < giveUpAt;) {
      await page.waitForTimeout(Number(answer.headers()['retry-after']) * 1000);
      complaints.length = requests.length = 0;
      answer = await goTo();
    }
    const isUsable = await untilUsable(page).then(
      () => true,
      () => false,
    );
    const arrivedBelow = (folder) =>
      requests.map((request) => new URL(request.url()).pathname).filter((path) => path.startsWith(folder));
    for (
      const giveUpAt = Date.now() + USABLE_MS;
      arrivedBelow(awaited).length === 0 && Date.now() < giveUpAt;
    ) {
      await page.waitForTimeout(POLL_MS);
    }
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {});
    const main = page.getByRole('main');
    const failures = main
      .getByText('Something went wrong')
      .or(main.getByRole('button', { name: 'Try again' }));
    return {
      isUsable,
      frame: await readFrame(page),
      hasFailed: (await failures.count()) > 0,
      complaints: [...new Set(complaints)],
      violations: [...new Set(await page.evaluate(() => window.gateViolations))],
      policy: answer.headers()['content-security-policy'] ?? '',
      files: arrivedBelow('/mfe/'),
      cost: await weigh(requests),
    };
  } finally {
    await context.close();
  }
}
