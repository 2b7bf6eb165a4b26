import type {
  HeadTags,
  PageDescription,
  PublicConfig,
  RemoteInstance,
} from '@club-reviews/shared-ui/platform';
import type { createContentPolicy } from '../content-security-policy';
import type { RegistrySnapshot } from '../registry/registry-snapshot';
import type { ReleaseRecord } from '../registry/release-record';
import type { PageSeen } from '../watching/page-seen';
import type { SiteState } from '../site-state/site-state';
import { releaseUrl } from '../registry/registry-snapshot';
import type { Choice } from '../registry/site-releases';
import { documentHtml, headTagsHtml } from './document';
import type { ScriptFile } from './document';
import { testerBanner } from './tester-banner';
import type { PageResponses, PageCaller, Visitor } from './page-calls';
import type { RemoteCode, RemoteCodeLoader } from './remote-code';
import type { ShellBuild } from './shell-build';

/** How long loading a remote's code, and then the page's chunk, may take. */
const REMOTE_TIMEOUT_MS = 2000;

interface RendererParts {
  build: ShellBuild;
  /** The remotes' server code, which runs with the build's modules. */
  remoteCode: RemoteCodeLoader;
  callApi: PageCaller;
  contentPolicy: ReturnType<typeof createContentPolicy>;
  origin: string;
  apiUrl: string;
  /** Whether devices may store pages. */
  offlinePages: boolean;
  logger: { warn(details: object, message: string): void };
}

/** A request for a page. */
export interface PageRequest {
  pathname: string;
  /** Starts with a question mark, or is empty. */
  search: string;
  visitor: Visitor;
  /** Versions that a tester has asked for. */
  tried: Choice;
}

/** A whole page, or a redirect to it. */
export interface RenderedPage extends Pick<PageResponses, 'subject' | 'openings'> {
  /** The page's and its remote's names, for logs and metrics. */
  seen: Pick<PageSeen, 'page' | 'remote'>;
  status: number;
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  /**
   * Whether later visitors may get it too: false if the browser has to fetch the rest, or the data may change at any
   * moment.
   */
  isComplete: boolean;
  /** With 301: the path and query of another page. */
  location?: string;
}

/** What the remote contributed to a page. */
interface RemotePart {
  description: PageDescription | null;
  head: HeadTags | null;
  answers: PageResponses;
  instance?: RemoteInstance;
  styles?: RemoteCode['styles'];
  /** Whether it failed to contribute something. */
  hasFailed: boolean;
}

/** A page, and the release whose code failed while rendering it. */
interface Attempt {
  page: RenderedPage;
  failed?: ReleaseRecord | undefined;
}

const NOTHING: RemotePart = {
  description: null,
  head: null,
  answers: { values: [], preloaded: [], subject: 'nothing', openings: [], isPassing: false },
  hasFailed: false,
};

/**
 * Renders whole pages. If a remote or the api fails, visitors still get a page with a header and footer, and the
 * browser renders the rest.
 */
export function createPageRenderer(parts: RendererParts) {
  const { build, remoteCode, logger, origin } = parts;
  const apiBase = `${parts.apiUrl}/api`;

  async function remotePart(
    release: ReleaseRecord,
    request: PageRequest,
    { config, hour: now }: Pick<SiteState, 'config' | 'hour'>,
  ) {
    const part: RemotePart = { ...NOTHING };
    try {
      const code = await within(REMOTE_TIMEOUT_MS, remoteCode.load(release));
      if (code === null) return part;
      part.description = await code.describePage(request, { origin, config });
      if (part.description === null) return part;
      part.answers = await parts.callApi(part.description, { ...request.visitor, path: request.pathname });
      const { values, preloaded } = part.answers;
      part.head = part.description.head(values);
      const instance = code.module.createRemote({ apiBase, origin, now, config }, preloaded);
      await within(REMOTE_TIMEOUT_MS, instance.preload(request.pathname));
      part.instance = instance;
      part.styles = code.styles;
    } catch (error) {
      part.hasFailed = true;
      logger.warn(
        { err: error, remote: release.name, ...getNames(request) },
        'could not render the page, leaving it to the browser',
      );
    }
    return part;
  }

  /** Renders a page with one visitor's releases. */
  async function renderWith(
    releases: RegistrySnapshot,
    request: PageRequest,
    moment: Pick<SiteState, 'config' | 'hour'>,
    refused?: ReleaseRecord,
  ): Promise<Attempt> {
    const { registry, active } = releases;
    const { config, hour } = moment;
    const remote = build.render.findRemote(registry, request.pathname);
    const release = remote && active.get(remote.name);
    const part = release ? await remotePart(release, request, moment) : NOTHING;
    const { subject, openings, preloaded, isPassing } = part.answers;
    const known = {
      seen: {
        page: part.description?.chunk.replace(/-screen$/, '') ?? 'frame',
        remote: remote?.name ?? 'shell',
      },
      subject,
      openings,
      isComplete: !part.hasFailed && !isPassing,
    };
    if (part.head?.location !== undefined) {
      const { status, location } = part.head;
      return { page: { ...known, status, location, html: '', policy: parts.contentPolicy() } };
    }
    const boot = {
      registry,
      ...(refused && { refused: { name: refused.name, version: refused.version } }),
      origin,
      now: hour,
      config,
      ...(parts.offlinePages && { offline: true as const }),
      preloaded: release && preloaded.length > 0 ? { [release.name]: preloaded } : {},
    };
    const rendered = await build.render.renderPage({
      url: request.pathname + request.search,
      boot,
      apiBase,
      instance: part.instance,
      styles: part.styles,
    });
    if (rendered.failure !== undefined) {
      logger.warn({ err: rendered.failure, ...getNames(request) }, 'a remote threw while rendering');
    }
    const hasFailed = part.hasFailed || rendered.failure !== undefined;
    const isRemoteRendered = part.instance !== undefined && rendered.failure === undefined;
    const exists = remote !== undefined || build.render.isShellPage(request.pathname);
    const head = part.head ?? frameHead(config, exists, remote?.isKilled);
    const { classes } = rendered.styles;
    const banner = testerBanner(request.tried);
    const styles = [...rendered.styles.elements, ...toThemeStyles(config.theme), ...banner.styles];
    const page = {
      ...known,
      isComplete: !hasFailed && known.isComplete,
      status: head.status,
      policy: parts.contentPolicy({
        styles: styles.map(({ css }) => css),
        tilesUrl: config.map?.tilesUrl,
      }),
      html: documentHtml({
        // Hydration expects exactly the tags that components rendered.
        headTags: isRemoteRendered ? rendered.headTags : rendered.headTags || headTagsHtml(head),
        jsonLd: head.jsonLd ?? [],
        styles,
        banner: banner.html,
        html: rendered.html,
        boot: { ...boot, classes },
        scripts: build.scripts,
        preloads: release ? getPreloads(release, part.description) : [],
        fonts: build.fonts,
      }),
    };
    return { page, failed: hasFailed ? release : undefined };
  }

  /**
   * Renders a page. If a release that only some visitors get fails, they see the same page as everybody else.
   * @param moment the releases and settings to render with
   */
  return async function renderPage(
    request: PageRequest,
    moment: Pick<SiteState, 'releases' | 'site' | 'config' | 'hour'>,
  ): Promise<RenderedPage> {
    const { page, failed } = await renderWith(moment.releases, request, moment);
    const { stable } = moment.site;
    if (failed === undefined || stable.active.get(failed.name) === failed) return page;
    // The next visitor tries again: a temporary failure isn't cached.
    return { ...(await renderWith(stable, request, moment, failed)).page, isComplete: false };
  };
}

/** What the log says about a page: its path and request id. */
const getNames = ({ pathname, visitor }: PageRequest) => ({ path: pathname, requestId: visitor.requestId });

/** The operator's colours replace the product's own, which come before them. */
function toThemeStyles(theme: PublicConfig['theme']) {
  if (theme === undefined) return [];
  const root = ':root,[data-surface]';
  const css = `${root}{${theme.light}}@media (prefers-color-scheme: dark){${root}{${theme.dark}}}`;
  return [{ attributes: '', css }];
}

/** The head of a page that no remote described; the browser completes it. */
function frameHead(config: PublicConfig, exists: boolean, isKilled = false): HeadTags {
  const status = isKilled ? 503 : 200;
  return {
    status: exists ? status : 404,
    title: exists ? config.brandName : `404 Page Not Found | ${config.brandName}`,
    meta: exists ? [] : [{ name: 'robots', content: 'noindex' }],
    link: [],
  };
}

function getPreloads(release: ReleaseRecord, description: PageDescription | null): ScriptFile[] {
  const chunks = description === null ? [] : [description.chunk, ...(description.partChunks ?? [])];
  const files = [release.entry, ...['routes', ...chunks].flatMap((chunk) => release.chunks[chunk] ?? [])];
  const base = releaseUrl(release.name, release.version);
  return [...new Set(files)].map((file) => ({ url: base + file, integrity: release.client[file] }));
}

function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`not ready within ${milliseconds} ms`)), milliseconds).unref();
  });
  return Promise.race([promise, timeout]);
}

/** Renders pages; see {@link createPageRenderer}. */
export type PageRenderer = ReturnType<typeof createPageRenderer>;
