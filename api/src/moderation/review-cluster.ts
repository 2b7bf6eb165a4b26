import { ApiProperty } from '@nestjs/swagger';

const SHARINGS = ['text', 'browser', 'network'] as const;

/** What the reviews of a cluster have in common. */
export type ClusterSharing = (typeof SHARINGS)[number];

/** Reviews that seem to come from the same person. */
export class ReviewCluster {
  @ApiProperty({ type: 'integer', description: 'How many reviews there are, this one included' })
  size!: number;

  @ApiProperty({ enum: SHARINGS, description: 'What they have in common' })
  sharing!: ClusterSharing;

  @ApiProperty({ type: 'integer', description: 'Within how many hours they came in' })
  hours!: number;
}
