import { WRITE_REVIEW_PARAMETER } from '@club-reviews/shared-ui/write-review-link';
import type { FastifyInstance } from 'fastify';

/** What browsers, password managers and mail programs request by themselves, and where they find it. */
const PATHS = {
  '/.well-known/change-password': '/club-admin?forgot-password',
  '/favicon.ico': '/icons/mark-192.png',
  '/apple-touch-icon.png': '/icons/touch-180.png',
  '/apple-touch-icon-precomposed.png': '/icons/touch-180.png',
};

/** Adds the paths that no page links to. */
export function addWellKnownPaths(app: FastifyInstance): void {
  // On posters: the shorter the address, the easier its QR code is to read from afar.
  app.get<{ Params: { club: string } }>('/r/:club', async ({ params }, reply) => {
    const club = encodeURIComponent(params.club);
    const form = new URLSearchParams({ [WRITE_REVIEW_PARAMETER]: params.club });
    return reply
      .header('Cache-Control', 'public, max-age=3600')
      .redirect(`/clubs/${club}?${form.toString()}`);
  });
  for (const [path, target] of Object.entries(PATHS))
    app.get(path, async (_request, reply) =>
      reply.header('Cache-Control', 'public, max-age=86400').redirect(target),
    );
}
