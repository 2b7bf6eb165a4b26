import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A login that anyone may try; only exists with sample data. */
export class DemoLogin {
  @ApiProperty()
  email!: string;

  @ApiProperty()
  password!: string;
}

/** Where maps get images of streets from. */
export class MapConfig {
  @ApiProperty({ description: 'Address of a street image, with {z}, {x} and {y}' })
  tilesUrl!: string;

  @ApiProperty({ description: 'Whom the images are owed to; links are written as [words](address)' })
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

  @ApiPropertyOptional({
    type: MapConfig,
    description: 'Only if maps show streets; without it they show coast and towns',
  })
  map?: MapConfig;

  @ApiPropertyOptional({
    type: DemoLogin,
    description: 'Only while sample data is loaded and the login exists',
  })
  demoLogin?: DemoLogin;
}
