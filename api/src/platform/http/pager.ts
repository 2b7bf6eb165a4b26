import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CursorPage } from '../database/newest-first.js';
import { cursorText } from './cursors.js';
import type { Page, PageRequest, UncountedPage } from './pages.js';

/** Sends the entries of a page of a list, and in headers where the list goes on. */
export class Pager {
  constructor(
    private readonly request: Pick<FastifyRequest, 'url'>,
    private readonly reply: FastifyReply,
  ) {}

  /** Sets Link rel="next" to the requested address with some parameters changed; undefined on the last page. */
  send<T>(items: T[], changes: Readonly<Record<string, string>> | undefined): T[] {
    if (changes) setNextLink(this.request, this.reply, changes);
    return items;
  }

  /** The same for a list that is read by cursors. */
  sendByCursor<T>({ items, next }: CursorPage<T>): T[] {
    return this.send(items, next && { cursor: cursorText(next) });
  }

  /** The same for a list that is read by page numbers; not beyond the deepest entry that can be read. */
  sendUncounted<T>(
    { items, hasMore }: UncountedPage<T>,
    { limit, page }: PageRequest,
    deepest = Number.MAX_SAFE_INTEGER,
  ): T[] {
    const isEnd = !hasMore || limit * (page + 1) > deepest;
    return this.send(items, isEnd ? undefined : { limit: String(limit), page: String(page + 1) });
  }

  /** The same with X-Total-Count. */
  sendCounted<T>({ items, total }: Page<T>, asked: PageRequest, deepest?: number): T[] {
    void this.reply.header('x-total-count', total);
    return this.sendUncounted({ items, hasMore: asked.limit * asked.page < total }, asked, deepest);
  }
}

/** Parameter decorator: a {@link Pager} for the response. */
export const Paged = createParamDecorator((_data: unknown, context: ExecutionContext): Pager => {
  const http = context.switchToHttp();
  return new Pager(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});

/** Sets Link rel="next" to an address with some parameters changed. */
export function setNextLink(
  { url }: Pick<FastifyRequest, 'url'>,
  reply: FastifyReply,
  changes: Readonly<Record<string, string>>,
): void {
  const [path, query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) parameters.set(name, value);
  void reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`);
}
