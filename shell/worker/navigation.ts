import { OFFLINE_PATH } from '../src/offline/offline-names';
import { withLine, withList } from './kept-html';
import type { KeptPages } from './kept-pages';

/** A server that hasn't begun to answer by then counts as out of reach, if the page is kept. */
const PATIENCE_MS = 10_000;

/** A page that somebody opens. */
interface Opening {
  url: URL;
  /** What the server answers; rejected if there's no way to it. */
  network: Promise<Response>;
  isOnline: boolean;
  /** Keeps the worker alive for what it does besides. */
  besides(work: Promise<unknown>): void;
}

const html = (text: string, { headers }: Response, status = 200) => new Response(text, { status, headers });

/** What this device can show without the server. */
async function withoutServer({ url, isOnline }: Opening, pages: KeptPages): Promise<Response | undefined> {
  const kept = await pages.find(url.pathname);
  if (kept === undefined) return undefined;
  // A view of the page by its query isn't kept; its first one is.
  if (url.search !== '') return Response.redirect(url.pathname);
  return html(withLine(await kept.answer.text(), kept.page, isOnline), kept.answer);
}

/** The page for what isn't kept. Where that's missing too, the browser shows its own. */
async function nothingKept(pages: KeptPages): Promise<Response> {
  const found = await pages.find(OFFLINE_PATH);
  if (found === undefined) return Response.error();
  const list = (await pages.list()).filter(({ path }) => path !== OFFLINE_PATH);
  return html(withList(await found.answer.text(), list), found.answer, 503);
}

/**
 * Answers the opening of a page: always by the server, and only if that can't be reached or doesn't begin to answer in time
 * by what is kept.
 * @param onReached is told whether the server could be reached
 */
export async function answerNavigation(
  opening: Opening,
  pages: KeptPages,
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
        // Whoever reads the copy isn't told any more how the wait ended.
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
