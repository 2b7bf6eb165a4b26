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

const said = { description: 'Empty if the operator hasn’t said' };

/** Who runs the site, where it is and what they promise. */
export class OperatorConfig {
  @ApiProperty(said)
  operatorName!: string;

  @ApiProperty({ description: 'What follows the name; empty if the operator hasn’t said' })
  operatorForm!: string;

  @ApiProperty(said)
  operatorAddress!: string;

  @ApiProperty(said)
  icoRegistration!: string;

  @ApiProperty({ description: 'As in “across England”' })
  regionName!: string;

  @ApiProperty({ example: '2-3 business days' })
  replyTimeClaims!: string;

  @ApiProperty({ example: '5 business days' })
  replyTimeLongest!: string;

  @ApiProperty({ example: '24-48 hours' })
  replyTimeEnquiries!: string;

  @ApiProperty({ example: '48 hours' })
  replyTimeTechnical!: string;

  @ApiProperty({ description: 'Addresses with spaces, commas or lines between them' })
  socialLinks!: string;
}

/** Colours that replace the product's own: CSS custom properties for each theme. */
export class ThemeConfig {
  @ApiProperty()
  light!: string;

  @ApiProperty()
  dark!: string;
}

/** The settings that the screens need to know. */
export class PublicConfig {
  @ApiProperty()
  brandName!: string;

  @ApiProperty()
  supportEmail!: string;

  @ApiProperty({ type: OperatorConfig })
  operator!: OperatorConfig;

  @ApiPropertyOptional({ description: 'Path of the operator’s logo; without it the site has its own badge' })
  logoUrl?: string;

  @ApiPropertyOptional({ type: ThemeConfig, description: 'Only if the operator has chosen colours' })
  theme?: ThemeConfig;

  @ApiPropertyOptional({
    description: 'Icons are at /icons/{name}?v={iconVersion}; without it the site has the product’s own',
  })
  iconVersion?: string;

  @ApiProperty({ description: 'True while the invented clubs are loaded' })
  sampleData!: boolean;

  @ApiProperty({
    type: 'integer',
    description: "How many years after the end of a review's season its author's address is kept",
  })
  reviewerAddressYears!: number;

  @ApiProperty({ type: 'integer', description: 'How many days a review that a moderator removed is kept' })
  removedReviewDays!: number;

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

  @ApiPropertyOptional({ description: 'True if the site publishes open data' })
  openData?: boolean;

  @ApiPropertyOptional({
    type: DemoLogin,
    description: 'Only while sample data is loaded and the login exists',
  })
  demoLogin?: DemoLogin;
}
