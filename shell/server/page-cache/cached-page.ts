import { createHash } from 'node:crypto';
import type { DirectoryVersion } from '../site-state/club-changes';
import type { SiteState } from '../site-state/site-state';
import type { RenderedPage } from '../pages/page-renderer';
import { compress, decompress } from './compression';
import type { Encoding } from './compression';

/** What an entry takes besides its bodies: headers, tags and the entry itself. */
const OVERHEAD_BYTES = 2048;

/** A page as it's sent: status, headers, and the body in every compression requested so far. */
export class CachedPage {
  /** Weak, because it identifies the page rather than one of its compressions. */
  readonly tag: string;
  readonly status: number;
  readonly location: string | undefined;
  readonly policy: string;
  readonly subject: RenderedPage['subject'];
  readonly openings: readonly string[];
  readonly seen: RenderedPage['seen'];
  /** Whether it may be served to anyone besides those who waited for it. */
  readonly isComplete: boolean;
  /** The directory version at which it's known to be correct. */
  validatedAt: DirectoryVersion | undefined;
  private readonly bodies = new Map<Encoding, Buffer>();
  private readonly pending = new Map<Encoding, Promise<Buffer>>();

  private constructor(
    { status, location, policy, subject, openings, seen, isComplete }: RenderedPage,
    html: Buffer,
    /** The moment whose releases and settings it was rendered with. */
    readonly moment: SiteState,
  ) {
    this.status = status;
    this.location = location;
    this.policy = policy;
    this.subject = subject;
    this.openings = openings;
    this.seen = seen;
    this.isComplete = isComplete;
    this.validatedAt = moment.version;
    this.tag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  }

  /** Compresses a freshly rendered page. */
  static async of(page: RenderedPage, moment: SiteState, encoding: Encoding): Promise<CachedPage> {
    const html = Buffer.from(page.html);
    const kept = new CachedPage(page, html, moment);
    kept.bodies.set(encoding, await compress(html, encoding));
    return kept;
  }

  /** How much memory it takes, in bytes. */
  get size(): number {
    let size = OVERHEAD_BYTES;
    for (const body of this.bodies.values()) size += body.length;
    return size;
  }

  /** The body in a compression, if it's there already. */
  body(encoding: Encoding): Buffer | undefined {
    return this.bodies.get(encoding);
  }

  /** The page in another compression, which is then kept. */
  async compressedAs(encoding: Encoding): Promise<Buffer> {
    const known = this.bodies.get(encoding) ?? this.pending.get(encoding);
    if (known !== undefined) return known;
    const body = this.html().then((html) => compress(html, encoding));
    this.pending.set(encoding, body);
    try {
      this.bodies.set(encoding, await body);
    } finally {
      this.pending.delete(encoding);
    }
    return body;
  }

  /** The page uncompressed, which isn't kept. */
  html(): Promise<Buffer> {
    const [[encoding, body]] = this.bodies as Iterable<[Encoding, Buffer]> as [[Encoding, Buffer]];
    return decompress(body, encoding);
  }
}
