import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A login that anybody may try; exists only beside sample data. */
export class DemoLogin {
  @ApiProperty()
  email!: string;

  @ApiProperty()
  password!: string;
}

/** What the screens need to know of the settings. */
export class PublicConfig {
  @ApiProperty()
  brandName!: string;

  @ApiProperty()
  supportEmail!: string;

  @ApiProperty({ description: 'True while the invented clubs are loaded' })
  sampleData!: boolean;

  @ApiPropertyOptional({ type: DemoLogin, description: 'Only while sample data is loaded' })
  demoLogin?: DemoLogin;
}
