import type { RegistrySnapshot } from '../registry/registry-snapshot';
import type { Choice, SiteReleases } from '../registry/site-releases';
import { createVisitorCookies, newVisitor } from './visitor-cookies';

/** Which releases a visitor gets, and what goes with them. */
export interface VisitorReleases {
  releases: RegistrySnapshot;
  /** Versions they have asked for, as a tester. */
  tried: Choice;
  /** Whether a visitor with other cookies may get something else. */
  isPersonal: boolean;
  /** Set-Cookie headers. */
  cookies: string[];
}

const NONE: Choice = new Map();

/** The versions that the active revision still names. */
function onlyKnown(tried: Choice, site: SiteReleases): Choice {
  const known = [...tried].filter(([name, version]) => site.canTry(name, version));
  return known.length === tried.size ? tried : new Map(known);
}

/**
 * Creates the functions that decide which releases a visitor gets. While no canary runs, only testers' cookies are
 * read.
 * @param isHttps whether the site is served over HTTPS
 */
export function createVisitorReleases(isHttps: boolean) {
  const ofVisitor = createVisitorCookies(isHttps);
  const everybodys = (site: SiteReleases): VisitorReleases => ({
    releases: site.stable,
    tried: NONE,
    isPersonal: false,
    cookies: [],
  });

  return {
    /** What everybody outside canaries and trials gets, whoever asks. */
    ofEverybody: everybodys,

    /** What a visitor gets who opens a page; during a canary they get a cookie, so that they keep the same version. */
    ofPage(cookieHeader: string | undefined, site: SiteReleases): VisitorReleases {
      if (!site.hasCanaries && !ofVisitor.mayBeTrying(cookieHeader)) return everybodys(site);
      const { visitor: known, tried: asked, isTrying } = ofVisitor.read(cookieHeader);
      const tried = onlyKnown(asked, site);
      const visitor = known ?? newVisitor();
      const cookies: string[] = [];
      if (site.hasCanaries && known === undefined) cookies.push(ofVisitor.visitor(visitor));
      if (isTrying && (tried.size === 0 || tried !== asked)) cookies.push(ofVisitor.tried(tried));
      return { releases: site.forVisitor(visitor, tried), tried, isPersonal: true, cookies };
    },

    /** What a page that's already open gets: visitors without a cookie aren't drawn into a canary. */
    ofOpenPage(cookieHeader: string | undefined, site: SiteReleases): RegistrySnapshot {
      if (cookieHeader === undefined || (!site.hasCanaries && !ofVisitor.mayBeTrying(cookieHeader)))
        return site.stable;
      const { visitor, tried } = ofVisitor.read(cookieHeader);
      return site.forVisitor(visitor, onlyKnown(tried, site));
    },
  };
}

/** Decides which releases visitors get; see {@link createVisitorReleases}. */
export type VisitorReleasesReader = ReturnType<typeof createVisitorReleases>;
