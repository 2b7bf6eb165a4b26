import { OFFLINE_PATH } from '../src/offline/offline-names';
import { withLine, withList } from './kept-html';
import type { OfflinePages } from './offline-pages';

/** If the page is kept, a server that hasn't started to respond by then counts as unreachable. */
const PATIENCE_MS = 10_000;

/** A page load. */
interface Opening {
  url: URL;
  /** The server's response; rejected if it can't be reached. */
  network: Promise<Response>;
  isOnline: boolean;
  /** Keeps the worker alive for work in the background. */
  besides(work: Promise<unknown>): void;
}

const html = (text: string, { headers }: Response, status = 200) => new Response(text, { status, headers });

/** What this device can show without the server. */
async function withoutServer({ url, isOnline }: Opening, pages: OfflinePages): Promise<Response | undefined> {
  const kept = await pages.find(url.pathname);
  if (kept === undefined) return undefined;
  // Pages are kept without a query, so redirect to the URL without it.
  if (url.search !== '') return Response.redirect(url.pathname);
  return html(withLine(await kept.answer.text(), kept.page, isOnline), kept.answer);
}

/** The page for URLs that aren't kept. If that's missing too, the browser shows its own error. */
async function nothingKept(pages: OfflinePages): Promise<Response> {
  const found = await pages.find(OFFLINE_PATH);
  if (found === undefined) return Response.error();
  const list = (await pages.list()).filter(({ path }) => path !== OFFLINE_PATH);
  return html(withList(await found.answer.text(), list), found.answer, 503);
}

/**
 * Responds to a page load. The server always comes first; the kept page is only used if the server can't be reached or
 * doesn't start to respond in time.
 * @param onReached receives whether the server could be reached
 */
export async function answerNavigation(
  opening: Opening,
  pages: OfflinePages,
  onReached: (isReached: boolean) => void,
): Promise<Response> {
  const { url, network } = opening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), PATIENCE_MS)));
  try {
    const first = await Promise.race([network, late]);
    if (first === 'late') {
      const copy = await withoutServer(opening, pages);
      if (copy !== undefined) {
        onReached(false);
        // The copy is on screen, so it no longer matters how the request ends.
        network.catch(() => undefined);
        return copy;
      }
    }
    const answer = first === 'late' ? await network : first;
    onReached(true);
    if (url.search === '') opening.besides(pages.take(url.pathname, answer.clone()));
    return answer;
  } catch {
    onReached(false);
    return (await withoutServer(opening, pages)) ?? nothingKept(pages);
  } finally {
    clearTimeout(timer);
  }
}
