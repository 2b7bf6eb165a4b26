import { expect } from '@playwright/test';
import type { APIRequestContext, APIResponse } from '@playwright/test';

/** A URL as it is outside HTML. */
const getAddress = (attribute: string) => attribute.replaceAll('&amp;', '&');

/** What a page's head says, by name, with texts as in the HTML; fails if it says anything twice. */
export function getHead(html: string): Map<string, string> {
  const head = html.slice(0, html.indexOf('</head>'));
  const facts = new Map<string, string>();
  const add = (name: string, value: string) => {
    expect(facts.has(name), `${name} stands once in the head`).toBe(false);
    facts.set(name, value);
  };
  for (const [, title] of head.matchAll(/<title[^>]*>([^<]*)<\/title>/g)) add('title', title!);
  for (const [tag] of head.matchAll(/<(?:meta|link) [^>]*>/g)) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const name = attribute('name') ?? attribute('property');
    // One for each theme.
    if (name !== undefined && name !== 'theme-color')
      add(name, name === 'og:url' ? getAddress(attribute('content')!) : attribute('content')!);
    if (attribute('rel') === 'canonical') add('canonical', getAddress(attribute('href')!));
  }
  return facts;
}

/** The markup of the main area. */
export function getMain(html: string): string {
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
}

/**
 * A page that the server has rendered: when it's short of CPU, it refuses pages for some seconds, or leaves their main
 * area to the browser. So does the first page of a release, whose code takes long to load.
 */
export async function renderedPage(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  const get = () => request.get(path, { maxRedirects: 0, headers });
  let answer = await get();
  await expect(async () => {
    const isRendered = /<h1[^>]*>(?!We’re busy)/.test(getMain(await answer.text()));
    if (!isRendered) answer = await get();
    expect(isRendered, `${path} is rendered`).toBe(true);
  }).toPass({ timeout: 60_000 });
  return answer;
}
