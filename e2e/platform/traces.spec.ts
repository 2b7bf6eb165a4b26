import { startMailingProduct } from '../support/mailing-product';
import type { MailingProduct } from '../support/mailing-product';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';
import { sendReview } from '../support/written-review';
import { TraceCollector } from '../../observability/src/testing/trace-collector';
import type { CollectedSpan } from '../../observability/src/testing/trace-collector';

const PARENT = 'traced-parent@home.example';
const WORDS = 'Coaches who know every child by name, and say it to each of them.';

test.describe('a trace', () => {
  test.describe.configure({ mode: 'serial' });
  const collector = new TraceCollector();
  let site: MailingProduct;

  test.beforeAll(async () => {
    site = await startMailingProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: await collector.open() });
  });
  test.afterAll(async () => {
    await site?.remove();
    await collector.close();
  });

  /** Waits for a span; spans are sent every few seconds. */
  async function spanWith(wanted: (span: CollectedSpan) => boolean): Promise<CollectedSpan> {
    await expect.poll(() => collector.spans.some(wanted)).toBe(true);
    return collector.spans.find(wanted)!;
  }
  const getParent = ({ parentSpanId }: CollectedSpan) => spanWith(({ spanId }) => spanId === parentSpanId);
  /** The names from a span up to the start of its trace. */
  async function pathTo(span: CollectedSpan): Promise<string[]> {
    const name = `${span.service} ${span.name}`;
    return span.parentSpanId === undefined ? [name] : [...(await pathTo(await getParent(span))), name];
  }

  test('runs from the page through the api to the statement', async ({ page }) => {
    await open(page, `${site.product.url}/?postcode=LS6+3AA&radiusMiles=3&q=traced%20words`);
    const rendered = await spanWith(
      ({ service, attributes }) => service === 'shell' && attributes['page'] === 'home',
    );
    expect(rendered).toMatchObject({
      name: 'GET /*',
      attributes: { remote: 'mfe_public', 'http.response.status_code': 200 },
    });
    const statement = await spanWith(
      ({ traceId, attributes }) =>
        traceId === rendered.traceId && /FROM clubs\b/.test(String(attributes['db.query.text'])),
    );
    const path = await pathTo(statement);
    expect(path.slice(0, 2)).toEqual(['shell GET /*', 'shell make page']);
    expect(path[2]).toMatch(/^api GET \/api\//);
    expect(path.at(-1)).toMatch(/^api SELECT \w+/);
    expect(statement.attributes['db.system.name']).toBe('sqlite');
  });

  test('runs from a visitor’s review to its transaction; its mail has one of its own', async () => {
    const { product, mailServer } = site;
    const [club] = await fromApi<ListedClub[]>('/clubs', product.apiUrl);
    const sent = await sendReview(product.url, {
      clubId: club!.id,
      email: PARENT,
      text: WORDS,
      stars: 4,
    });
    expect(sent.status).toBe(201);
    await expect.poll(() => mailServer.mailsTo(PARENT).length).toBe(1);
    const written = await spanWith(({ name }) => name === 'INSERT reviews');
    const path = await pathTo(written);
    expect(path.slice(0, 2)).toEqual(['shell POST /api/*', 'api POST /api/reviews']);
    expect(path).toContain('api transaction');
    expect(await pathTo(await spanWith(({ name }) => name === 'mail'))).toEqual(['api mail']);
  });

  test('contains nothing about who or what it was for', async () => {
    const all = collector.bodies.join('\n');
    expect(all).not.toMatch(/traced-parent|home\.example|traced(?:%20| )words|LS6|token=|127\.0\.0\.1/);
    expect(all).not.toContain(WORDS);
    const paths = collector.spans.map(({ attributes }) => attributes['http.route'] ?? '');
    expect(paths.filter((path) => /health|metrics|assets/.test(String(path)))).toEqual([]);
  });
});
