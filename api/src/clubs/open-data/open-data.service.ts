import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../platform/errors.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { OpenDataFollower } from './open-data-follower.js';
import type { OpenDataItem } from './open-data-item.entity.js';
import { OpenDataItems, toItemKey } from './open-data-items.js';
import type { Dataset, DatasetImage, FeedItem, FeedPage } from './open-data.dto.js';

/** Readers warn of smaller pages. */
const PAGE_SIZE = 500;
const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

type ItemRow = Pick<OpenDataItem, 'modified' | 'clubId' | 'item' | 'hash'>;

/** The open data that the site publishes; NotFoundError while it's off. */
@Injectable()
export class OpenDataService {
  constructor(
    private readonly settings: Settings,
    private readonly operator: OperatorSettings,
    private readonly reads: PreparedReads,
    private readonly items: OpenDataItems,
    private readonly follower: OpenDataFollower,
  ) {}

  /** What's published, by whom, and where. */
  async getDataset(): Promise<Dataset> {
    const publisher = await this.getPublisher();
    const { publicUrl } = this.settings;
    const { regionName, brandName, brandLogo } = await this.operator.current();
    const url = `${publicUrl}/open-data`;
    const siteImage = `${publicUrl}/api/og-image/site`;
    return {
      '@context': ['https://schema.org/', 'https://openactive.io/'],
      '@type': 'Dataset',
      '@id': url,
      url,
      name: `${brandName}: training and sessions`,
      description: `When and where youth football teams in ${regionName} train, who for and what it costs, and clubs’ sessions to try.`,
      keywords: ['Football', 'Youth football', 'Training', 'Taster sessions'],
      license: LICENCE,
      discussionUrl: `${publicUrl}/contact`,
      documentation: 'https://developer.openactive.io/',
      inLanguage: ['en-GB'],
      schemaVersion: 'https://openactive.io/modelling-opportunity-data/2.0/',
      publisher: {
        '@type': 'Organization',
        name: publisher,
        legalName: publisher,
        url: `${publicUrl}/`,
        logo: toImage(brandLogo === '' ? siteImage : `${publicUrl}/api/logo`),
      },
      backgroundImage: toImage(siteImage),
      distribution: [
        {
          '@type': 'DataDownload',
          name: 'SessionSeries',
          additionalType: 'https://openactive.io/SessionSeries',
          encodingFormat: 'application/vnd.openactive.rpde+json; version=1',
          contentUrl: this.feedUrl,
        },
      ],
    };
  }

  /**
   * The changes after one. It ends early at an item of which the club now says something else: that has no number yet, and
   * would get lost if the club took it back meanwhile.
   */
  async getPage(after: number): Promise<FeedPage> {
    await this.getPublisher();
    const rows = await this.reads.all<ItemRow>(sql`
      SELECT modified, club_id AS clubId, item, hash FROM open_data_items
      WHERE modified > ${after} ORDER BY modified LIMIT ${PAGE_SIZE}`);
    const said = rows.filter(({ hash }) => hash !== null);
    const current = await this.items.findCurrent([...new Set(said.map(({ clubId }) => clubId))]);
    const stale = said.filter((row) => current.get(toItemKey(row))?.hash() !== row.hash);
    this.follower.doubt(stale.map(({ clubId }) => clubId));
    const items: FeedItem[] = [];
    for (const row of rows) {
      const { modified, hash } = row;
      const base = { kind: 'SessionSeries', id: toItemKey(row), modified } as const;
      if (stale.includes(row)) break;
      const now = hash === null ? undefined : current.get(base.id);
      items.push(now ? { state: 'updated', ...base, data: now.series } : { state: 'deleted', ...base });
    }
    const known = items.at(-1)?.modified ?? after;
    const next = known === 0 ? this.feedUrl : `${this.feedUrl}?afterChangeNumber=${known}`;
    return { next, items, license: LICENCE };
  }

  private get feedUrl(): string {
    return `${this.settings.publicUrl}/api/open-data/session-series`;
  }

  private async getPublisher(): Promise<string> {
    const publisher = await this.items.findPublisher();
    if (publisher === undefined) throw new NotFoundError('This site doesn’t publish open data');
    return publisher;
  }
}

function toImage(url: string): DatasetImage {
  return { '@type': 'ImageObject', url };
}
