import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A login that anyone may try; only exists with sample data. */
export class DemoLogin {
  @ApiProperty()
  email!: string;

  @ApiProperty()
  password!: string;
}

/** Where the images of maps come from. */
export class MapConfig {
  @ApiProperty({ description: 'Address of an image of the map, with {z}, {x} and {y}' })
  tilesUrl!: string;

  @ApiProperty({ description: 'Whom the map is owed to; links are written as [words](address)' })
  attribution!: string;
}

/** The settings that the screens need to know. */
export class PublicConfig {
  @ApiProperty()
  brandName!: string;

  @ApiProperty()
  supportEmail!: string;

  @ApiProperty({ description: 'True while the invented clubs are loaded' })
  sampleData!: boolean;

  @ApiProperty({
    type: 'integer',
    description: "How many years after the end of a review's season its author's address is kept",
  })
  reviewerAddressYears!: number;

  @ApiProperty({
    description:
      'Which share of visits reports how releases do, from 0 to 1; all of them while a canary runs',
  })
  telemetrySample!: number;

  @ApiPropertyOptional({ type: MapConfig, description: 'Only where maps are shown' })
  map?: MapConfig;

  @ApiPropertyOptional({
    type: DemoLogin,
    description: 'Only while sample data is loaded and the login exists',
  })
  demoLogin?: DemoLogin;
}
