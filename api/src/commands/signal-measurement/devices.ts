import type { Random } from '../../sample-data/random.js';

const OWN_DOMAIN = 'own';
const EMPLOYER = 'employer';
/** Shares of parents' mail providers. */
const MAIL_DOMAINS = [
  ['gmail.com', 46],
  ['hotmail.co.uk', 13],
  ['icloud.com', 11],
  ['outlook.com', 8],
  ['yahoo.co.uk', 8],
  ['btinternet.com', 7],
  ['duck.com', 1],
  // Some honest parents give a throwaway address.
  ['mailinator.com', 0.3],
  [OWN_DOMAIN, 3],
  [EMPLOYER, 2],
] as const;
/** Firms near a club, at which its parents have addresses. */
const EMPLOYERS_OF_A_CLUB = 3;

/** Phones of one make identify themselves the same way: a browser isn't a person. */
const BROWSERS = [
  ['iPhone Safari 26', 31],
  ['iPhone Safari 18', 9],
  ['Android Chrome 142 Galaxy S24', 9],
  ['Android Chrome 142 Galaxy A54', 8],
  ['Android Chrome 142 Pixel 9', 6],
  ['Android Chrome 141', 6],
  ['Windows Chrome 142', 10],
  ['Windows Edge 142', 7],
  ['Mac Safari 26', 5],
  ['Windows Firefox 145', 3],
  ['Samsung Internet 29', 4],
  ['iPad Safari 26', 2],
] as const;
const LANGUAGES = [
  ['en-GB,en;q=0.9', 78],
  ['en-GB', 9],
  ['en-US,en;q=0.9', 8],
  ['pl,en-GB;q=0.8', 3],
  ['cy,en-GB;q=0.8', 2],
] as const;

const CARRIER_NETWORKS = 40;
const ON_MOBILE_DATA = 0.4;

/** Networks, browsers and mail providers as British parents use them. */
export class Devices {
  private networks = 0;
  private domains = 0;
  private readonly carriers: readonly string[];

  constructor(private readonly random: Random) {
    this.carriers = Array.from({ length: CARRIER_NETWORKS }, () => this.network());
  }

  /** A /24 that nobody else has, without its last number. */
  network(): string {
    this.networks += 1;
    const number = this.networks;
    return `81.${(number >> 8) & 0xff}.${number & 0xff}`;
  }

  addressIn(network: string): string {
    return `${network}.${this.random.integer(1, 254)}`;
  }

  /** An address at home, or at a mobile carrier, whose networks many share. */
  homeAddress(): string {
    return this.addressIn(
      this.random.chance(ON_MOBILE_DATA) ? this.random.pick(this.carriers) : this.network(),
    );
  }

  browser(): string {
    return `${this.weighted(BROWSERS)} | ${this.weighted(LANGUAGES)}`;
  }

  mailDomain(clubIndex: number): string {
    const domain = this.weighted(MAIL_DOMAINS);
    if (domain === EMPLOYER)
      return `firm-${clubIndex}-${this.random.integer(1, EMPLOYERS_OF_A_CLUB)}.example`;
    return domain === OWN_DOMAIN ? this.ownDomain() : domain;
  }

  /** A domain that nobody else has. */
  ownDomain(): string {
    this.domains += 1;
    return `own-${this.domains}.example`;
  }

  private weighted(choices: readonly (readonly [string, number])[]): string {
    const total = choices.reduce((sum, [, share]) => sum + share, 0);
    let rest = this.random.next() * total;
    return choices.find(([, share]) => (rest -= share) < 0)?.[0] ?? choices[0]?.[0] ?? '';
  }
}
