import type {
  HeadTags,
  PageDescription,
  PublicConfig,
  RemoteInstance,
} from '@club-reviews/shared-ui/platform';
import type { createContentPolicy } from '../content-security-policy';
import type { ReleaseRecord } from '../registry/release-record';
import type { PageMoment } from '../page-moment/page-moment';
import { releaseUrl } from '../registry/registry-reader';
import { documentHtml, headTagsHtml } from './document';
import type { ScriptFile } from './document';
import type { PageAnswers, PageCaller, Visitor } from './page-calls';
import type { RemoteCode, RemoteCodeLoader } from './remote-code';
import type { ShellBuild } from './shell-build';

/** How long loading a remote's code, and then the page's chunk, may take. */
const REMOTE_TIMEOUT_MS = 2000;

interface RendererParts {
  build: ShellBuild;
  remoteCode: RemoteCodeLoader;
  callApi: PageCaller;
  contentPolicy: ReturnType<typeof createContentPolicy>;
  origin: string;
  apiUrl: string;
  logger: { warn(details: object, message: string): void };
}

/** A page that somebody asks for. */
export interface PageRequest {
  pathname: string;
  /** Starts with a question mark, or is empty. */
  search: string;
  visitor: Visitor;
}

/** A whole page, or where it is instead. */
export interface RenderedPage extends Pick<PageAnswers, 'subject' | 'openings'> {
  status: number;
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  /** Whether it's all that later visitors should see too: false where the browser has to get the rest, or other data may come. */
  isComplete: boolean;
  /** With 301: the path and query of another page. */
  location?: string;
}

/** What the remote contributed to a page. */
interface RemotePart {
  description: PageDescription | null;
  head: HeadTags | null;
  answers: PageAnswers;
  instance?: RemoteInstance;
  styles?: RemoteCode['styles'];
  /** Whether it couldn't contribute what it should have. */
  hasFailed: boolean;
}

const NOTHING: RemotePart = {
  description: null,
  head: null,
  answers: { values: [], preloaded: [], subject: 'nothing', openings: [], isPassing: false },
  hasFailed: false,
};

/**
 * Renders whole pages. If a remote or the api fails, visitors still get a page with header and footer, and the browser
 * renders the rest.
 */
export function createPageRenderer(parts: RendererParts) {
  const { build, logger, origin } = parts;
  const apiBase = `${parts.apiUrl}/api`;

  async function remotePart(release: ReleaseRecord, request: PageRequest, config: PublicConfig, now: number) {
    const part: RemotePart = { ...NOTHING };
    try {
      const code = await within(REMOTE_TIMEOUT_MS, parts.remoteCode.load(release));
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
        { err: error, remote: release.name, path: request.pathname },
        'could not render the page, leaving it to the browser',
      );
    }
    return part;
  }

  /**
   * Renders a page.
   * @param moment the releases and settings to render it with
   */
  return async function renderPage(
    request: PageRequest,
    { releases: { registry, active }, config, hour }: Pick<PageMoment, 'releases' | 'config' | 'hour'>,
  ): Promise<RenderedPage> {
    const remote = build.render.findRemote(registry, request.pathname);
    const release = remote && active.get(remote.name);
    const part = release ? await remotePart(release, request, config, hour) : NOTHING;
    const { subject, openings, preloaded, isPassing } = part.answers;
    const seen = { subject, openings, isComplete: !part.hasFailed && !isPassing };
    if (part.head?.location !== undefined) {
      const { status, location } = part.head;
      return { ...seen, status, location, html: '', policy: parts.contentPolicy() };
    }
    const boot = {
      registry,
      origin,
      now: hour,
      config,
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
      logger.warn({ err: rendered.failure, path: request.pathname }, 'a remote threw while rendering');
    }
    const isRemoteRendered = part.instance !== undefined && rendered.failure === undefined;
    const head =
      part.head ?? frameHead(config, remote !== undefined || build.render.isShellPage(request.pathname));
    const { elements: styles, classes } = rendered.styles;
    return {
      ...seen,
      isComplete: seen.isComplete && rendered.failure === undefined,
      status: head.status,
      policy: parts.contentPolicy({ styles: styles.map(({ css }) => css), tilesUrl: config.map?.tilesUrl }),
      html: documentHtml({
        // Hydration expects exactly the tags that components rendered.
        headTags: isRemoteRendered ? rendered.headTags : rendered.headTags || headTagsHtml(head),
        jsonLd: head.jsonLd ?? [],
        styles,
        html: rendered.html,
        boot: { ...boot, classes },
        scripts: build.scripts,
        preloads: release ? preloadsOf(release, part.description) : [],
        fonts: build.fonts,
      }),
    };
  };
}

/** The head of a page that no remote described; the browser completes it. */
function frameHead(config: PublicConfig, exists: boolean): HeadTags {
  return {
    status: exists ? 200 : 404,
    title: exists ? config.brandName : `404 Page Not Found | ${config.brandName}`,
    meta: exists ? [] : [{ name: 'robots', content: 'noindex' }],
    link: [],
  };
}

function preloadsOf(release: ReleaseRecord, description: PageDescription | null): ScriptFile[] {
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
