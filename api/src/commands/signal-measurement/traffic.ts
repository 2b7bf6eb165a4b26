import { TEAM_AGE_GROUPS } from '@club-reviews/domain/age-groups';
import { isCopy } from '../../reviews/signals/signal-reads.js';
import { textFingerprint } from '../../platform/text/text-fingerprint.js';
import type { SampleClub } from '../../sample-data/clubs.js';
import { Random } from '../../sample-data/random.js';
import { clubStanding, rateClub } from '../../sample-data/review-ratings.js';
import { writeReview } from '../../sample-data/review-text.js';
import { Devices } from './devices.js';
import { edited } from './edited-text.js';

const STREAM = 71;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 60;
const PARENTS_WHO_PASTE = 0.03;
const NO_TIME_SENT = 0.1;
const MAX_TRIES = 50;

/** Who is behind a review. */
export const HONEST_SCENARIOS = [
  'everyday',
  'school-network',
  'team-evening',
  'clubhouse',
  'busy-week',
] as const;
/** The same for fakes. */
export const RING_SCENARIOS = [
  'ring-one-network',
  'ring-copied-texts',
  'ring-disposable-addresses',
  'ring-plus-tags',
  'ring-many-clubs',
  'ring-careful',
  'ring-catch-all',
  'ring-slow',
  'ring-rotating-networks',
  'ring-bought-mailboxes',
  'ring-insiders',
] as const;

/** One of either. */
export type Scenario = (typeof HONEST_SCENARIOS)[number] | (typeof RING_SCENARIOS)[number];

/** An incoming review. */
export interface TrafficReview {
  scenario: Scenario;
  /** How many there are in its ring; 0 if it's not in one. */
  ringSize: number;
  clubIndex: number;
  authorEmail: string;
  reviewText: string;
  ip: string;
  userAgent: string;
  secondsToWrite: number | undefined;
  submittedAt: number;
  confirmedAt: number;
}

/** The amount of everything; the published table is made with `FULL_SIZE`. */
export interface TrafficSize {
  clubs: number;
  everyday: number;
  schoolEvenings: number;
  teamEvenings: number;
  clubhouses: number;
  busyWeeks: number;
  /** How many rings of each size there are, for every kind. */
  rings: readonly { size: number; times: number }[];
}

/** What the table in docs/moderation.md was measured with. */
export const FULL_SIZE: TrafficSize = {
  clubs: 1200,
  everyday: 2400,
  schoolEvenings: 30,
  teamEvenings: 20,
  clubhouses: 30,
  busyWeeks: 40,
  rings: [
    { size: 5, times: 12 },
    { size: 40, times: 3 },
    { size: 200, times: 1 },
  ],
};

/** Simulates reviews as they would come in within two months, always the same ones. */
export class Traffic {
  private readonly random = Random.for(STREAM, 0);
  private readonly devices = new Devices(this.random);
  private readonly reviews: TrafficReview[] = [];
  /** The wording of what has been written, by the bands of its fingerprint. */
  private readonly written = new Map<string, string[]>();
  private people = 0;

  constructor(
    private readonly clubs: readonly SampleClub[],
    private readonly size: TrafficSize,
  ) {}

  /** All reviews in the order they are sent. */
  generate(): TrafficReview[] {
    const { everyday, schoolEvenings, teamEvenings, clubhouses, busyWeeks, rings } = this.size;
    for (let index = 0; index < everyday; index += 1) this.everyday();
    for (let index = 0; index < schoolEvenings; index += 1) this.schoolEvening();
    for (let index = 0; index < teamEvenings; index += 1) this.teamEvening();
    for (let index = 0; index < clubhouses; index += 1) this.clubhouse();
    for (let index = 0; index < busyWeeks; index += 1) this.busyWeek();
    for (const { size, times } of rings) {
      for (let time = 0; time < times; time += 1) this.getRings(size);
    }
    return this.reviews.sort((a, b) => a.submittedAt - b.submittedAt);
  }

  private everyday(): void {
    const at = this.anyTime();
    this.add({ scenario: 'everyday', ...this.home(), clubIndex: this.anyClub(), submittedAt: at });
  }

  /** A club evening in a school: everyone is on the same network, with their own phone. */
  private schoolEvening(): void {
    const at = this.anyTime();
    const network = this.devices.network();
    const club = this.anyClub();
    const isOneClub = this.random.chance(0.6);
    for (let family = this.random.integer(8, 20); family > 0; family -= 1) {
      this.add({
        scenario: 'school-network',
        ip: this.devices.addressIn(network),
        userAgent: this.devices.browser(),
        clubIndex: isOneClub || this.random.chance(0.3) ? club : this.anyClub(),
        submittedAt: at + this.random.next() * 2 * HOUR_MS,
      });
    }
  }

  /** A coach has asked a team's families, who are all in one hall: some write at once, some by the end. */
  private teamEvening(): void {
    const at = this.anyTime();
    const network = this.devices.network();
    const clubIndex = this.anyClub();
    const duration = this.random.integer(10, 120) * MINUTE_MS;
    for (let family = this.random.integer(10, 20); family > 0; family -= 1) {
      this.add({
        scenario: 'team-evening',
        ip: this.devices.addressIn(network),
        userAgent: this.devices.browser(),
        clubIndex,
        submittedAt: at + this.random.next() * duration,
      });
    }
  }

  /** A club whose ground has a network: now and then a parent writes there. */
  private clubhouse(): void {
    const network = this.devices.network();
    const clubIndex = this.anyClub();
    for (let parent = this.random.integer(2, 5); parent > 0; parent -= 1) {
      this.add({
        scenario: 'clubhouse',
        ip: this.devices.addressIn(network),
        userAgent: this.devices.browser(),
        clubIndex,
        submittedAt: this.anyTime(),
      });
    }
  }

  /** A small club has asked its parents for reviews. */
  private busyWeek(): void {
    const at = this.anyTime();
    const clubIndex = this.anyClub();
    for (let parent = this.random.integer(8, 25); parent > 0; parent -= 1) {
      const submittedAt = at + this.random.next() ** 2 * 5 * DAY_MS;
      this.add({ scenario: 'busy-week', ...this.home(), clubIndex, submittedAt });
    }
  }

  private getRings(ringSize: number): void {
    const { random, devices } = this;
    const duration = ringSize > 50 ? 3 * DAY_MS : 5 * HOUR_MS;
    const browsers = Array.from({ length: 2 }, () => devices.browser());
    const ring = (
      make: (index: number, clubIndex: number) => Partial<TrafficReview> & Pick<TrafficReview, 'scenario'>,
    ) => {
      const at = this.anyTime();
      const clubIndex = this.anyClub();
      for (let index = 0; index < ringSize; index += 1) {
        const submittedAt = at + random.next() * duration;
        this.add({
          ...this.home(),
          clubIndex,
          submittedAt,
          ringSize,
          ...this.ringTime(),
          ...make(index, clubIndex),
        });
      }
    };

    const house = devices.network();
    ring(() => ({
      scenario: 'ring-one-network',
      ip: devices.addressIn(house),
      userAgent: random.pick(browsers),
    }));

    const networks = Array.from({ length: Math.ceil(ringSize / 5) }, () => devices.network());
    const template = this.text(this.anyClub(), 60);
    ring(() => ({
      scenario: 'ring-copied-texts',
      ip: devices.addressIn(random.pick(networks)),
      userAgent: random.pick(browsers),
      reviewText: edited(template, random),
    }));

    ring(() => ({
      scenario: 'ring-disposable-addresses',
      authorEmail: this.address(
        random.pick(['mailinator.com', 'yopmail.com', 'sharklasers.com', 'temp-mail.org']),
      ),
      userAgent: random.pick(browsers),
    }));

    const owner = `fan${(this.people += 1)}`;
    ring((index) => ({
      scenario: 'ring-plus-tags',
      authorEmail: `${owner}+${index}@gmail.com`,
      ip: devices.addressIn(random.pick(networks)),
    }));

    const advert = this.text(this.anyClub(), 60);
    ring(() => ({
      scenario: 'ring-many-clubs',
      clubIndex: this.anyClub(),
      ip: devices.addressIn(random.pick(networks)),
      reviewText: edited(advert, random),
    }));

    // Everything a patient ring can do: its own words, networks and browsers, and time.
    const careful = this.anyTime();
    ring((_, clubIndex) => ({
      scenario: 'ring-careful',
      submittedAt: careful + random.next() * 14 * DAY_MS,
      secondsToWrite: this.honestSeconds(this.text(clubIndex).length),
    }));

    // One person's own domain, where every address arrives, on one network, with another browser name each time.
    const catchAll = devices.ownDomain();
    const home = devices.network();
    ring(() => ({
      scenario: 'ring-catch-all',
      authorEmail: this.address(catchAll),
      ip: devices.addressIn(home),
      userAgent: this.madeUpBrowser(),
    }));

    // One network, a review a day, without any other haste.
    if (ringSize <= DAYS) {
      const flat = devices.network();
      const start = this.anyTime();
      ring((index, clubIndex) => ({
        scenario: 'ring-slow',
        ip: devices.addressIn(flat),
        userAgent: this.madeUpBrowser(),
        submittedAt: start + (index + random.next() / 4) * DAY_MS,
        secondsToWrite: this.honestSeconds(this.text(clubIndex).length),
      }));
    }

    ring(() => ({
      scenario: 'ring-rotating-networks',
      ip: devices.addressIn(devices.network()),
      userAgent: random.pick(browsers),
    }));

    // Mailboxes at one provider, each used once, on a few networks, with another browser name each time.
    const provider = random.pick(['outlook.com', 'hotmail.co.uk', 'gmail.com', 'yahoo.co.uk']);
    const few = Array.from({ length: Math.ceil(ringSize / 10) }, () => devices.network());
    ring(() => ({
      scenario: 'ring-bought-mailboxes',
      authorEmail: this.address(provider),
      ip: devices.addressIn(random.pick(few)),
      userAgent: this.madeUpBrowser(),
    }));

    if (ringSize <= 5) {
      ring(() => ({ scenario: 'ring-insiders', ...this.insider() }));
    }
  }

  /** Someone with an address at the club's own domain. */
  private insider(): Pick<TrafficReview, 'clubIndex' | 'authorEmail'> {
    for (;;) {
      const clubIndex = this.anyClub();
      const website = this.clubs[clubIndex]?.website;
      if (!website) continue;
      return { clubIndex, authorEmail: this.address(new URL(website).hostname.replace(/^www\./, '')) };
    }
  }

  private add(
    review: Partial<TrafficReview> &
      Pick<TrafficReview, 'scenario' | 'clubIndex' | 'ip' | 'userAgent' | 'submittedAt'>,
  ): void {
    const reviewText = review.reviewText ?? this.text(review.clubIndex);
    this.reviews.push({
      ringSize: 0,
      authorEmail: this.address(this.devices.mailDomain(review.clubIndex)),
      secondsToWrite: this.honestSeconds(reviewText.length),
      confirmedAt: review.submittedAt + (1 + this.random.next() ** 3 * 600) * MINUTE_MS,
      ...review,
      reviewText,
    });
  }

  /** A browser's name that nobody else has. */
  private madeUpBrowser(): string {
    return `${this.devices.browser()} ${(this.people += 1)}`;
  }

  private home(): Pick<TrafficReview, 'ip' | 'userAgent'> {
    return { ip: this.devices.homeAddress(), userAgent: this.devices.browser() };
  }

  /** A third of a ring's reviews come from a prepared list, pasted; the rest look like anyone's. */
  private ringTime(): Partial<TrafficReview> {
    return this.random.chance(0.35) ? { secondsToWrite: this.random.integer(3, 9) } : {};
  }

  private honestSeconds(length: number): number | undefined {
    if (this.random.chance(NO_TIME_SENT)) return undefined;
    if (this.random.chance(PARENTS_WHO_PASTE)) return this.random.integer(8, 40);
    return Math.round(20 + length / (1.5 + this.random.next() * 5));
  }

  private text(clubIndex: number, minLength = 0): string {
    const club = this.clubs[clubIndex] as SampleClub;
    for (let tries = 0; ; tries += 1) {
      const ratings = rateClub(this.random, clubStanding(this.random));
      const { text } = writeReview(this.random, club, this.random.pick(TEAM_AGE_GROUPS), ratings);
      if (text.length >= minLength && (tries > MAX_TRIES || this.isNew(text))) return text;
    }
  }

  /** There are only so many sentences: without this, many would send nearly the same text, which parents don't. */
  private isNew(text: string): boolean {
    const { values, bands } = textFingerprint(text);
    const isCopied = bands.some((band) => this.written.get(band)?.some((other) => isCopy(other, values)));
    if (isCopied) return false;
    for (const band of bands) this.written.set(band, [...(this.written.get(band) ?? []), values]);
    return true;
  }

  private address(domain: string): string {
    this.people += 1;
    return `person.${this.people}@${domain}`;
  }

  private anyClub(): number {
    return this.random.integer(0, this.clubs.length - 1);
  }

  private anyTime(): number {
    return Date.UTC(2026, 8, 1) + this.random.next() * DAYS * DAY_MS;
  }
}
