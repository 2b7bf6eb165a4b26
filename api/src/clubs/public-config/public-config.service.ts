import { toBrandTheme } from '@club-reviews/domain/brand-theme';
import type { OperatorValues } from '@club-reviews/domain/operator-defaults';
import { Injectable } from '@nestjs/common';
import { PromiseCache } from '../../platform/async/promise-cache.js';
import type { Resettable } from '../../platform/async/resettable.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { sql } from '../../platform/database/sql.js';
import { DEMO_LOGIN } from '../../platform/config/settings.js';
import { Settings } from '../../platform/config/settings.js';
import { hasCanary, ReleaseRegistry } from '../../platform/releases/release-registry.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { toIconVersion, toLogoVersion } from './brand-versions.js';
import type { OperatorConfig, PublicConfig } from './public-config.dto.js';

/** Every page requests it, and it only changes when an administrator loads sample data or ends the demo login. */
const REMEMBERED_FOR_MS = 10_000;

const SAMPLE_DATA = sql`SELECT value FROM site_settings WHERE name = 'sample_data'`;
/** What a removal has left, because something real hangs on it. */
const LEFT = sql`
  SELECT id FROM clubs WHERE is_sample = 1 AND state IN ('listed', 'closed')
  UNION ALL SELECT id FROM reviews WHERE is_sample = 1 AND is_visible = 1
  LIMIT 1`;

interface SampleData {
  isLoaded: boolean;
  hasLogin: boolean;
}

/** The settings that the screens may know. */
@Injectable()
export class PublicConfigService implements Resettable {
  private readonly sampleData = new PromiseCache<SampleData>(1, REMEMBERED_FOR_MS);

  constructor(
    private readonly settings: Settings,
    private readonly operator: OperatorSettings,
    private readonly reads: PreparedReads,
    private readonly protection: EmailProtection,
    private readonly releases: ReleaseRegistry,
  ) {}

  reset(): void {
    this.sampleData.clear();
  }

  /** Brand, operator and maps; the demo login only while sample data is loaded and nobody has ended it. */
  async get(): Promise<PublicConfig> {
    const { reviewerAddressYears, removedReviewDays, openData, map } = this.settings;
    const operator = await this.operator.current();
    const theme = toBrandTheme(operator);
    const iconVersion = toIconVersion(operator);
    const { isLoaded, hasLogin } = await this.sampleData.get('', () => this.findSampleData());
    return {
      brandName: operator.brandName,
      supportEmail: operator.supportEmail,
      operator: toOperatorConfig(operator),
      ...(operator.brandLogo && { logoUrl: `/api/logo?v=${toLogoVersion(operator.brandLogo)}` }),
      ...(theme && { theme }),
      ...(iconVersion !== undefined && { iconVersion }),
      sampleData: isLoaded,
      reviewerAddressYears,
      removedReviewDays,
      telemetrySample: await this.telemetrySample(),
      ...(map && { map }),
      ...(openData && operator.operatorName !== '' && { openData }),
      ...(hasLogin && { demoLogin: { ...DEMO_LOGIN } }),
    };
  }

  /**
   * A canary is judged by its loads, of which there are few: then all of them are reported. Failure rates stay the
   * same.
   */
  private async telemetrySample(): Promise<number> {
    const { telemetrySample } = this.settings;
    if (telemetrySample === 0) return 0;
    const known = await this.releases.recently();
    return known.state === 'ready' && hasCanary(known.revision) ? 1 : telemetrySample;
  }

  private async findSampleData(): Promise<SampleData> {
    const [setting] = await this.reads.all<{ value: string }>(SAMPLE_DATA);
    if (setting?.value === 'removed')
      return { isLoaded: (await this.reads.all(LEFT)).length > 0, hasLogin: false };
    if (setting?.value === 'removing') return { isLoaded: true, hasLogin: false };
    if (setting?.value !== 'loaded') return { isLoaded: false, hasLogin: false };
    const emailHash = this.protection.hash(DEMO_LOGIN.email);
    const logins = await this.reads.all(sql`SELECT id FROM club_admins WHERE email_hash = ${emailHash}`);
    return { isLoaded: true, hasLogin: logins.length > 0 };
  }
}

/** What screens show; the rest has a form of its own there. */
function toOperatorConfig(values: OperatorValues): OperatorConfig {
  const {
    brandName: _,
    supportEmail: __,
    brandLogo: ___,
    brandColour: ____,
    brandAccent: _____,
    ...rest
  } = values;
  return rest;
}
