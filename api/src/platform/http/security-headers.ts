import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HelmetOptions } from 'helmet';
import helmet from 'helmet';

/** Headers by name. */
export type Headers = Record<string, string>;

const NOTHING_ALLOWED = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** The api documentation page runs its own files and calls this api; Swagger UI draws its icons as data URLs. */
const DOCS_ALLOWED = {
  ...NOTHING_ALLOWED,
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
};

/**
 * The headers that helmet adds to every response, without those for browsers that no longer exist, or for documents
 * only. They are always the same, so they are computed once at start-up instead of per request.
 */
export function securityHeaders(page: 'api' | 'docs', isHttps: boolean): Headers {
  const headers = collect({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: page === 'docs' ? DOCS_ALLOWED : NOTHING_ALLOWED,
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    crossOriginOpenerPolicy: page === 'docs',
    originAgentCluster: page === 'docs',
  });
  return { ...headers, 'permissions-policy': 'camera=(), geolocation=(), microphone=()' };
}

function collect(options: HelmetOptions): Headers {
  const headers: Headers = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error?: unknown) => {
    if (error instanceof Error) throw error;
  });
  return headers;
}
