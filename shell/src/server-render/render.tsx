import { Writable } from 'node:stream';
import * as React from 'react';
import type { ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import * as styledComponents from 'styled-components';
import { GlobalStyles } from '@club-reviews/shared-ui/global-styles';
import * as platform from '@club-reviews/shared-ui/platform';
import type { RemoteInstance } from '@club-reviews/shared-ui/platform';
import { App } from '../app/app';
import { SHELL_ROUTES, preloadShellPages } from '../app/app-routes';
import { LEFT_TO_BROWSER } from '../remotes/boot-data';
import type { BootData } from '../remotes/boot-data';
import { findRemote } from '../remotes/find-remote';
import type { RemoteHost } from '../remotes/remote-host';
import { PageStylesProvider } from './page-styles-provider';
import type { PageStyles, StylesOfPage } from './page-styles';
import { ReleaseStyles, loadWithStyles } from './release-styles';
import { routesAt } from './routes-at';
import { ServerLink } from './server-link';

/** Modules the shell provides to remotes' server code, so that there's only one copy of each. */
export const sharedModules: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@club-reviews/shared-ui/platform': { ...platform, Link: ServerLink },
};

export { findRemote, loadWithStyles, preloadShellPages };

/** Whether the shell itself serves the path. */
export function isShellPage(pathname: string): boolean {
  return SHELL_ROUTES.some((pattern) => platform.matchPath(pattern, pathname) !== null);
}

interface RenderInput {
  /** Path and query string of the page. */
  url: string;
  boot: Omit<BootData, 'classes'>;
  apiBase: string;
  /** The page's remote with its code loaded; if there's none, its area is left to the browser. */
  instance?: RemoteInstance | undefined;
  /** The styles of that remote's release. */
  styles?: ReleaseStyles | undefined;
}

/** A rendered body and what belongs in its head. */
export interface RenderedPage {
  html: string;
  /** The title, meta and link tags that components rendered. Hydration expects exactly these. */
  headTags: string;
  styles: StylesOfPage;
  /** What the remote threw while rendering, if anything; its area is then left to the browser. */
  failure?: unknown;
}

/** Thrown on purpose if a remote only renders in the browser. */
class RenderedInBrowser extends Error {}

/** Styles of pages whose remote isn't rendered. */
const frameStyles = new ReleaseStyles();

/** Renders the page to HTML. If the remote throws, its area is a skeleton for the browser to fill. */
export async function renderPage({
  url,
  boot,
  apiBase,
  instance,
  styles = frameStyles,
}: RenderInput): Promise<RenderedPage> {
  const host: RemoteHost = {
    registry: boot.registry,
    context: { apiBase, origin: boot.origin, now: boot.now, config: boot.config },
    instance(_name, pathname) {
      if (instance === undefined) throw new RenderedInBrowser();
      return fulfilled({ ...instance, routes: routesAt(instance.routes, pathname) });
    },
    component: unavailable,
    forgetComponent: unavailable,
    reset: unavailable,
    forgetFailure: unavailable,
    markFailed: unavailable,
  };
  const app = (
    <App host={host} router={(children) => <StaticRouter location={url}>{children}</StaticRouter>} />
  );
  const {
    markup,
    styles: used,
    failure,
  } = (instance && wholePage(app, styles)) || (await pageWithGaps(app, styles));
  return {
    ...splitHoistedTags(markup),
    styles: used,
    failure,
  };
}

/** A page's markup with its styles. */
interface Rendering {
  markup: string;
  styles: StylesOfPage;
  failure?: unknown;
}

/** What React sends instead of an area that the browser has to render. */
const LEFT_OUT = '<!--$!-->';

/** A page's styles, including those every page has. */
function beginStyles(release: ReleaseStyles): PageStyles {
  const page = release.page();
  // Not next to the app: the ids that React generates depend on what surrounds it, and only the server has these.
  renderToString(
    <PageStylesProvider page={page} release={release}>
      <GlobalStyles />
    </PageStylesProvider>,
  );
  return page;
}

/** Renders in one go, which is faster than streaming. Returns nothing if a part of the page fails. */
function wholePage(app: ReactNode, release: ReleaseStyles): Rendering | undefined {
  const page = beginStyles(release);
  try {
    const markup = renderToString(
      <PageStylesProvider page={page} release={release}>
        {app}
      </PageStylesProvider>,
    );
    return markup.includes(LEFT_OUT) ? undefined : { markup, styles: page.styles() };
  } catch {
    // Rendering it again tells us what went wrong.
    return undefined;
  }
}

/** Renders a page that's partly left to the browser, and finds out why. */
async function pageWithGaps(app: ReactNode, release: ReleaseStyles): Promise<Rendering> {
  const page = beginStyles(release);
  let failure: unknown;
  const markup = await toHtml(
    <PageStylesProvider page={page} release={release}>
      {app}
    </PageStylesProvider>,
    (error) => {
      if (!(error instanceof RenderedInBrowser)) failure = error;
    },
  );
  return { markup, styles: page.styles(), failure };
}

/** Renders the whole page before sending any of it: the head depends on the body, and streaming needs inline scripts. */
function toHtml(page: ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      // Otherwise larger areas would be sent separately and moved into place by an inline script.
      progressiveChunkSize: Infinity,
      onError(error) {
        onError(error);
        return LEFT_TO_BROWSER;
      },
      onShellError: reject,
      onAllReady: () => pipe(sink),
    });
  });
}

/** React puts hoisted tags first; as it doesn't render the html element here, we have to move them to the head. */
function splitHoistedTags(markup: string): { headTags: string; html: string } {
  const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(markup)![0];
  return { headTags: hoisted, html: markup.slice(hoisted.length) };
}

/** A promise that React's `use` can read without suspending. */
function fulfilled<Value>(value: Value): PromiseLike<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

function unavailable(): never {
  throw new Error('Not available on the server');
}
