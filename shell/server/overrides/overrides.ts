import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OVERRIDE_FORM_PATH } from '../../src/app/release-paths';
import { OVERRIDE_PATH } from '../../src/overrides/override-path';
import type { OverrideRefusal } from '../../src/overrides/override-path';
import type { ApiClient } from '../api-client';
import type { PageMaker } from '../page-cache/page-route';
import type { PageRenderer } from '../pages/page-renderer';
import { sendBusyPage } from '../pressure/busy-page';
import { TooBusyError } from '../pressure/render-limit';
import { OverrideError, pageAt, requestedOverride, withOverride } from './requested-override';
import type { OverrideSources, RequestedOverride } from './requested-override';
import { isFromStaff } from './staff-session';

interface OverrideParts extends Pick<OverrideSources, 'record' | 'origin'> {
  callApi: ApiClient;
  maker: PageMaker;
  render: PageRenderer;
}

type Query = Record<string, unknown>;

const STATUS: Record<OverrideRefusal, number> = {
  staff: 403,
  remote: 404,
  entry: 400,
  release: 404,
  service: 502,
};

/** The form, with what was requested and why it was refused. */
function formAt({ remote, entry }: Query, refused: OverrideRefusal): string {
  const asked = Object.entries({ remote, entry, refused }).filter(([, value]) => typeof value === 'string');
  return `${OVERRIDE_FORM_PATH}?${new URLSearchParams(asked as [string, string][]).toString()}`;
}

/**
 * Serves pages to tabs of staff in which one remote comes from somewhere else. They live under {@link OVERRIDE_PATH},
 * where browsers send the staff cookie, and set their own URL once their scripts run. Nothing is stored on the server:
 * the tab requests it again for each page it loads, and the api is asked each time who is asking.
 */
export function addOverrides(app: FastifyInstance, parts: OverrideParts): void {
  const { callApi, maker, origin } = parts;

  /** Sends a page of the site with the override, or without one. */
  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { at, override, status }: { at: string; override?: RequestedOverride; status?: number },
  ) {
    const common = await maker.now();
    const { stable } = common.site;
    const moment = {
      ...common,
      // What happens in such a tab says nothing about releases.
      config: { ...common.config, telemetrySample: 0 },
      releases: override === undefined ? stable : withOverride(stable, override),
    };
    const { pathname, search } = new URL(at, origin);
    const { remote, entry, devServer } = override ?? {};
    const asked = {
      pathname,
      search,
      visitor: { address: request.ip, requestId: request.id },
      tried: new Map<string, string>(),
      override: { boot: { ...(remote !== undefined && { remote, entry }), at }, devServer },
    };
    const page = await maker.inTime(() => parts.render(asked, moment));
    request.pageSeen = { ...page.seen, cache: 'rendered' };
    if (page.location !== undefined) return reply.redirect(page.location, 303);
    return reply
      .code(status ?? page.status)
      .header('Content-Security-Policy', page.policy)
      .type('text/html; charset=utf-8')
      .send(page.html);
  }

  /** The override, or why it's refused. */
  async function answerTo(request: FastifyRequest): Promise<OverrideRefusal | RequestedOverride> {
    try {
      if (!(await isFromStaff(request, callApi))) return 'staff';
    } catch (error) {
      request.log.warn({ err: error }, 'could not ask who wants an override');
      return 'service';
    }
    try {
      return await requestedOverride(request.query, { ...parts, site: (await maker.now()).site });
    } catch (error) {
      if (error instanceof OverrideError) return error.refusal;
      throw error;
    }
  }

  app.get<{ Querystring: Query }>(OVERRIDE_PATH, async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    try {
      const answer = await answerTo(request);
      if (typeof answer !== 'string')
        return await sendPage(request, reply, { at: answer.at, override: answer });
      const { query } = request;
      // A tab that already had one falls back to the ordinary page; anyone requesting a new one is told why not.
      if (query['ongoing'] !== undefined && answer !== 'service')
        return await sendPage(request, reply, { at: pageAt(query['at'], '/', origin) });
      return await sendPage(request, reply, { at: formAt(query, answer), status: STATUS[answer] });
    } catch (error) {
      if (error instanceof TooBusyError) return sendBusyPage(reply);
      throw error;
    }
  });
}
