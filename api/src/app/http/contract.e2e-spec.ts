import { useTestApi } from '../../../test/support/test-api.js';

describe('the contract', () => {
  const api = useTestApi('suite');

  it('is served, and gives every call a name, an audience, its response and its failures', async () => {
    type Operation = { operationId: string; tags: string[]; responses: Record<string, unknown> };
    const { paths } = await api.read<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json');
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const names = operations.map(({ operationId }) => operationId);
    expect(names).toEqual(expect.arrayContaining(['getClub', 'listReviews', 'getStats', 'loginSiteAdmin']));
    expect(new Set(names).size).toBe(names.length);
    for (const { tags, responses } of operations) {
      expect(tags).toHaveLength(1);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining([expect.stringMatching(/^[23]/), '429']));
    }
  });

  it('describes every failure as JSON in one format', async () => {
    type Responses = Record<string, { content?: object }>;
    const { paths } = await api.read<{ paths: Record<string, Record<string, { responses: Responses }>> }>(
      '/openapi.json',
    );
    const answers = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ responses }) => Object.entries(responses)),
    );
    const failures = answers.filter(([status]) => status >= '400').map(([, { content }]) => content);
    const inOneShape = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } };
    expect(new Set(failures.map((content) => JSON.stringify(content)))).toEqual(
      new Set([JSON.stringify(inOneShape)]),
    );
  });

  it('has a page that only needs files from this server', async () => {
    const page = await api.call('/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:/);
    const html = await page.text();
    expect(html).not.toMatch(/<script>|<style|style=|\son\w+=/);
    for (const [, path] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      const file = await fetch(`${api.url}${path}`);
      expect([path, file.status]).toEqual([path, 200]);
      await file.text();
    }
  });
});
