import { QUEUE_KINDS } from '@club-reviews/domain/queue';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { QueueSource } from '../../platform/queue/queue-source.js';
import { QueueSourceMark } from '../../platform/queue/queue-source.js';

interface Registered {
  source: QueueSource;
  /** The field of an entry with what it's about. */
  field: string;
}

/** The kinds of entry that features have registered, in the order of the contract; others come last. */
@Injectable()
export class QueueSources {
  private registered: readonly Registered[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  /** All sources, with the names of their fields. */
  get all(): readonly Registered[] {
    this.registered ??= this.discovery
      .getProviders({ metadataKey: QueueSourceMark.KEY })
      .map((provider) => ({
        source: provider.instance as QueueSource,
        field: this.discovery.getMetadataByDecorator(QueueSourceMark, provider)?.name ?? '',
      }))
      .toSorted((one, other) => toRank(one.source) - toRank(other.source));
    return this.registered;
  }

  /** The source of a kind. */
  get(kind: string): QueueSource {
    return this.getRegistered(kind).source;
  }

  /** The source of a kind, with the name of its field. */
  getRegistered(kind: string): Registered {
    const found = this.all.find(({ source }) => source.kind === kind);
    if (!found) throw new Error(`No source of ${kind} is registered`);
    return found;
  }

  /** A kind's place among the others. */
  getRank(kind: string): number {
    return this.all.findIndex(({ source }) => source.kind === kind);
  }
}

function toRank({ kind }: QueueSource): number {
  const rank = (QUEUE_KINDS as readonly string[]).indexOf(kind);
  return rank < 0 ? QUEUE_KINDS.length : rank;
}
