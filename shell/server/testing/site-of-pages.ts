import type { FastifyInstance } from 'fastify';
import { createApiClient } from '../api-client';
import { readConfig } from '../config';
import { createHttpServer } from '../http-server';
import { addPages } from '../page-cache/page-route';
import type { SiteState } from '../site-state/site-state';
import type { PageRequest, RenderedPage } from '../pages/page-renderer';
import { SiteReleases } from '../registry/site-releases';
import type { RemoteState } from '../registry/site-releases';
import { createVisitorReleases } from '../visitors/visitor-releases';
import { ShellMetrics } from '../watching/shell-metrics';
import { FakeApi } from './fake-api';

/** Active releases, distinguished by their revision. */
export const getReleases = (revision: number, remotes: RemoteState[] = []) =>
  new SiteReleases(revision, remotes);

/** A page server in front of an api, both over HTTP. Pages contain the version they were rendered at. */
export class SiteOfPages {
  readonly api = new FakeApi();
  /** The paths that were rendered, in order. */
  readonly rendered: string[] = [];
  releases = getReleases(1);
  /** Overrides for the rendered page. */
  page: Partial<RenderedPage> = {};
  /** Rendering waits for this. */
  gate: Promise<unknown> = Promise.resolve();
  origin = '';
  readonly metrics = new ShellMetrics(undefined);
  /** What was logged, depending on LOG_LEVEL. */
  readonly logged: Record<string, unknown>[] = [];
  private readonly log = {
    write: (line: string) => void this.logged.push(JSON.parse(line) as Record<string, unknown>),
  };
  private app: FastifyInstance | undefined;

  /**
   * @param settings the server's, besides the api's URL
   */
  async start(settings: Record<string, string> = {}): Promise<this> {
    const config = readConfig({ LOG_LEVEL: 'silent', ...settings, API_URL: await this.api.listen() });
    this.app = createHttpServer(config, undefined, { logTo: this.log, metrics: this.metrics });
    await addPages(this.app, {
      metrics: this.metrics,
      config,
      registry: { current: async () => this.releases },
      visitors: createVisitorReleases(config.publicUrl.startsWith('https:')),
      callApi: createApiClient(config.apiUrl, (...call) => this.metrics.countCall(...call)),
      render: (request, { releases }) => this.render(request, releases),
    });
    this.origin = await this.app.listen({ port: 0, host: '127.0.0.1' });
    return this;
  }

  async stop(): Promise<void> {
    await this.app?.close();
    await this.api.close();
  }

  /** Requests a page; returns the response and its text. */
  async visit(path: string, init?: RequestInit) {
    const answer = await fetch(this.origin + path, { redirect: 'manual', ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** How often a page was rendered. */
  times(path: string): number {
    return this.rendered.filter((one) => one === path).length;
  }

  private async render(
    { pathname, search }: PageRequest,
    { variant }: SiteState['releases'],
  ): Promise<RenderedPage> {
    const path = pathname + search;
    this.rendered.push(path);
    const html = `<p>${path}, version ${this.api.version}${variant && ` with ${variant}`}</p>`;
    await this.gate;
    const club = /^\/clubs\/(\d+)/.exec(path)?.[1];
    const subject = club === undefined ? 'directory' : [Number(club)];
    const openings = club === undefined ? [] : [`view=${club}`];
    return {
      status: 200,
      html,
      policy: "default-src 'self'",
      isComplete: true,
      subject,
      openings,
      seen: { page: club === undefined ? 'home' : 'club', remote: 'mfe_public' },
      ...this.page,
    };
  }
}
