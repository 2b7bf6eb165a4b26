import { z } from 'zod';
import { CLUB_FACT_FIELDS } from '../clubs/club-facts.fields.js';
import { toSimpleFacts } from '../model/clubs/simple-fact-columns.js';
import { nameClub } from './club-names.js';
import { DEMO_CLUB_INDEX, sampleClub } from './clubs.js';
import type { Town } from '../clubs/postcodes/towns.js';
import { TOWNS } from '../clubs/postcodes/towns.js';

const NOW = new Date('2025-11-21T10:00:00Z');
/** Enough for 124,000 clubs: more than there are different endings. */
const CYCLES = Array.from({ length: 300 }, (_, cycle) => cycle);
const clubs = (count: number) => Array.from({ length: count }, (_, index) => sampleClub(index, NOW));
const CLUBS = clubs(320);
const TOO_REAL = /\b(FC|AFC|United|City|Rovers|Town|Athletic|Wanderers|Rangers|Albion|Villa|County)$/;

describe('sampleClub', () => {
  it('gives the same club every time', () => {
    expect(sampleClub(300, NOW)).toEqual(CLUBS[300]);
  });

  it('gives every club its own name, at any scale', () => {
    const names = TOWNS.flatMap((_, town) => CYCLES.map((cycle) => nameClub(town, cycle).name));
    expect(new Set(names).size).toBe(TOWNS.length * CYCLES.length);
  });

  it('gives every club its own address', () => {
    const slugs = clubs(3_000).map((club) => club.slug);
    expect(new Set(slugs).size).toBe(3_000);
  });

  it('writes addresses that can’t be taken for an id', () => {
    expect(CLUBS.filter(({ slug }) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(slug))).toEqual([]);
  });

  it('names no club after a town and a word that real clubs use', () => {
    const suspicious = CLUBS.filter(({ name, town }) => name.startsWith(town) && TOO_REAL.test(name));
    expect(suspicious).toEqual([]);
  });

  it('keeps every club near its town', () => {
    const astray = clubs(2_000).filter((club) => {
      const town = TOWNS[club.index % TOWNS.length] as Town;
      const north = Math.abs(club.latitude - town.latitude);
      return north > 0.028 || Math.abs(club.longitude - town.longitude) > 0.05;
    });
    expect(astray).toEqual([]);
  });

  it('covers all nine regions from the first clubs on', () => {
    expect(new Set(CLUBS.slice(0, 9).map((club) => club.region)).size).toBe(9);
  });

  it('describes every club differently, in two to four sentences or so', () => {
    expect(new Set(CLUBS.map((club) => club.description)).size).toBe(CLUBS.length);
    for (const { description } of CLUBS) {
      expect(description).toMatch(/^[A-Z].*[.!]$/);
      expect(description).not.toMatch(/[[\]{}|]|\s{2}/);
      expect(description.length).toBeGreaterThan(80);
    }
  });

  it('uses no address outside the reserved domain', () => {
    const addresses = CLUBS.flatMap((club) =>
      [club.website, club.instagram, club.facebook, club.xTwitter].filter((address) => address !== null),
    );
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((address) => !/^https:\/\/[a-z0-9-]+\.example(\/|$)/.test(address))).toEqual([]);
  });

  it('makes a demo club in LS6 that has filled in everything', () => {
    const demo = sampleClub(DEMO_CLUB_INDEX, NOW);
    expect(demo.outwardCode).toBe('LS6');
    expect(demo.teams.length).toBeGreaterThan(3);
    const { imageUrl: _image, postcode: _postcode, ...facts } = demo;
    expect(Object.values(facts)).not.toContain(null);
  });

  it('gives most clubs with teams facts that follow the rules and match their words', () => {
    const withTeams = CLUBS.filter(({ teams }) => teams.length > 0);
    const withFacts = CLUBS.filter(({ teamDetails }) => teamDetails !== null);
    expect(withFacts.length).toBeGreaterThan(withTeams.length / 2);
    const fields = z.object(CLUB_FACT_FIELDS);
    for (const { teamDetails, cost, welfareOfficer, ...club } of CLUBS) {
      const given = { teamDetails: teamDetails ?? [], cost, welfareOfficer, ...toSimpleFacts(club) };
      expect(fields.parse(given)).toEqual(given);
    }
    const categories = withFacts.flatMap(
      ({ teamDetails }) => teamDetails?.map(({ category }) => category) ?? [],
    );
    expect(new Set(categories).size).toBe(4);
    const named = CLUBS.filter(({ membershipFees, cost }) => membershipFees !== null && cost !== null);
    for (const { membershipFees, cost } of named)
      expect(membershipFees).toContain(`£${(cost?.pence ?? 0) / 100} a ${cost?.per}`);
  });

  it('marks a girls’ club as one', () => {
    const girls = CLUBS.filter((club) => club.sport === 'Girls Football');
    expect(girls.length).toBeGreaterThan(5);
    for (const club of girls) expect(club.leagues[0]).toContain('Girls');
  });
});
