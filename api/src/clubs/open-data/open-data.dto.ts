import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { z } from 'zod';
import { wholeNumber } from '../../platform/http/query-schema.js';

const OBJECT = { type: 'object', additionalProperties: true } as const;

export const feedQuery = z.object({
  afterChangeNumber: wholeNumber(
    0,
    Number.MAX_SAFE_INTEGER,
    0,
    'The last change that the caller knows: `next` names it',
  ),
});

export type FeedQuery = z.output<typeof feedQuery>;

/** Something in the feed that has changed. */
export class FeedItem {
  @ApiProperty({ enum: ['updated', 'deleted'] })
  state!: 'updated' | 'deleted';

  @ApiProperty({ example: 'SessionSeries' })
  kind!: 'SessionSeries';

  @ApiProperty({ example: '12-session-5' })
  id!: string;

  @ApiProperty({ type: 'integer', description: 'The number of its last change' })
  modified!: number;

  @ApiPropertyOptional({ ...OBJECT, description: 'As it is now, in JSON-LD; missing if it’s deleted' })
  data?: object;
}

/** A page of the feed, in the order of changes. */
export class FeedPage {
  @ApiProperty({ description: 'The page after this one; this one again if there’s none yet' })
  next!: string;

  @ApiProperty({ type: [FeedItem] })
  items!: FeedItem[];

  @ApiProperty({ example: 'https://creativecommons.org/licenses/by/4.0/' })
  license!: string;
}

/** A picture of the dataset. */
export class DatasetImage {
  @ApiProperty({ example: 'ImageObject' })
  '@type'!: string;

  @ApiProperty()
  url!: string;
}

/** Someone who publishes data. */
export class DatasetPublisher {
  @ApiProperty({ example: 'Organization' })
  '@type'!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  legalName!: string;

  @ApiProperty()
  url!: string;

  @ApiProperty({ type: DatasetImage })
  logo!: DatasetImage;
}

/** A feed of the dataset. */
export class DatasetFeed {
  @ApiProperty({ example: 'DataDownload' })
  '@type'!: string;

  @ApiProperty({ example: 'SessionSeries' })
  name!: string;

  @ApiProperty({ example: 'https://openactive.io/SessionSeries' })
  additionalType!: string;

  @ApiProperty({ example: 'application/vnd.openactive.rpde+json; version=1' })
  encodingFormat!: string;

  @ApiProperty()
  contentUrl!: string;
}

/** The dataset in JSON-LD: what's published, by whom, and where. */
export class Dataset {
  @ApiProperty({ type: [String] })
  '@context'!: string[];

  @ApiProperty({ example: 'Dataset' })
  '@type'!: string;

  @ApiProperty()
  '@id'!: string;

  @ApiProperty()
  url!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty({ type: [String] })
  keywords!: string[];

  @ApiProperty({ example: 'https://creativecommons.org/licenses/by/4.0/' })
  license!: string;

  @ApiProperty()
  discussionUrl!: string;

  @ApiProperty()
  documentation!: string;

  @ApiProperty({ type: [String] })
  inLanguage!: string[];

  @ApiProperty({ example: 'https://openactive.io/modelling-opportunity-data/2.0/' })
  schemaVersion!: string;

  @ApiProperty({ type: DatasetPublisher })
  publisher!: DatasetPublisher;

  @ApiProperty({ type: DatasetImage })
  backgroundImage!: DatasetImage;

  @ApiProperty({ type: [DatasetFeed] })
  distribution!: DatasetFeed[];
}
