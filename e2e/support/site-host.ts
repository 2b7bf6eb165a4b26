import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailingProduct } from './mailing-product';
import type { MailingProduct } from './mailing-product';
import type { HostedSite } from './own-site';

interface StartedSite extends MailingProduct {
  hosted: HostedSite;
}

/**
 * Starts the server that starts a site for each worker's place when it's first asked for: workers come and go, each
 * with its own project and after each failure, and starting a product takes seconds. Workers find it through the
 * environment variable SITE_HOST.
 * @returns the teardown
 */
export async function startSiteHost(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-mails-'));
  const sites = new Map<string, Promise<StartedSite>>();

  async function startSite(place: string): Promise<StartedSite> {
    const mails = join(folder, `${place}.jsonl`);
    // Browsers only accept passkeys for named hosts.
    const started = await startMailingProduct({ PUBLIC_URL: 'http://localhost:{port}' }, mails);
    const { apiUrl, dataDir } = started.product;
    const url = started.product.url.replace('127.0.0.1', 'localhost');
    return { ...started, hosted: { product: { url, apiUrl, dataDir }, mails } };
  }

  const server = createServer((request, response) => {
    const place = request.url!.slice(1);
    if (!sites.has(place)) sites.set(place, startSite(place));
    sites.get(place)!.then(
      ({ hosted }) => response.end(JSON.stringify(hosted)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.SITE_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await Promise.allSettled([...sites.values()].map(async (site) => (await site).remove()));
    rmSync(folder, { recursive: true, force: true });
  };
}
