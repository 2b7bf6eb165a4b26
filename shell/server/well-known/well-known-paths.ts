import { WRITE_REVIEW_PARAMETER } from '@club-reviews/shared-ui/write-review-link';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import type { FastifyInstance } from 'fastify';
import { getIconPath } from '../web-app/manifest';

/** Which icons browsers request by themselves. */
const ICONS = {
  '/favicon.ico': 'mark-192',
  '/apple-touch-icon.png': 'touch-180',
  '/apple-touch-icon-precomposed.png': 'touch-180',
};
const ONE_DAY = 'public, max-age=86400';

/** Adds the paths that no page links to. */
export function addWellKnownPaths(
  app: FastifyInstance,
  publicConfig: () => Promise<Pick<PublicConfig, 'iconVersion'>>,
): void {
  // On posters: the shorter the address, the easier its QR code is to read from afar.
  app.get<{ Params: { club: string } }>('/r/:club', async ({ params }, reply) => {
    const club = encodeURIComponent(params.club);
    const form = new URLSearchParams({ [WRITE_REVIEW_PARAMETER]: params.club });
    return reply
      .header('Cache-Control', 'public, max-age=3600')
      .redirect(`/clubs/${club}?${form.toString()}`);
  });
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.header('Cache-Control', ONE_DAY).redirect('/club-admin?forgot-password'),
  );
  for (const [path, name] of Object.entries(ICONS))
    app.get(path, async (_request, reply) =>
      reply.header('Cache-Control', ONE_DAY).redirect(getIconPath(await publicConfig(), name)),
    );
}
