import type { FoundClubs } from '../api/types';
import {
  calendarAddress,
  countFilters,
  findAddress,
  findArgument,
  isPlain,
  NO_FILTERS,
  readFindParams,
  roundedPlace,
  toChildContext,
} from './find-params';

const FULL =
  '?q=lions&near=LS6&radius=3&age=U10s&team=boys,girls&day=mon,thu&places=true&stars=4&reviewed=true&league=north' +
  '&cost=30&trial=true&sessions=true&accredited=true&surface=grass,3g&access=parking,toilets&unlisted=true&sort=rating&page=2';

describe('the address of the club search', () => {
  it('searches around the place that was typed, not where the visitor was', () => {
    const typed = readFindParams('?q=taster+sessions+near+LS6&lat=53.8&lng=-1.55');
    expect(typed).toMatchObject({ text: '', near: 'LS6', here: null, sessions: true });
  });

  it('has every setting, and leaves out the defaults', () => {
    const params = readFindParams(FULL);
    expect(findAddress(params, { page: params.page })).toBe(`/browse-clubs${FULL}`);
    expect(findAddress(readFindParams(''))).toBe('/browse-clubs');
    expect(findAddress(readFindParams('?q=++&radius=5&places=no&page=1&view=list'))).toBe('/browse-clubs');
  });

  it('reads a typed search for sessions as a filter and a place', () => {
    const typed = readFindParams('?q=Taster+sessions+near+LS6');
    expect(typed).toMatchObject({ text: '', near: 'LS6', sessions: true });
    expect(findAddress(typed)).toBe('/browse-clubs?near=LS6&sessions=true');
    expect(readFindParams('?q=open+days&near=York')).toMatchObject({ near: 'York', sessions: true });
  });

  it('leads to the calendar of its sessions', () => {
    expect(calendarAddress(readFindParams('?near=LS6&sessions=true&page=2&view=map'))).toBe(
      '/api/clubs/sessions.ics?near=LS6&sessions=true',
    );
  });

  it('accepts repeated choices as a form without scripts sends them, and leaves out unknown ones', () => {
    const params = readFindParams(
      '?team=girls&team=mixed&team=ducks&day=fri,mon&age=U99s&stars=7&sort=luck&cost=-1&surface=sand',
    );
    expect(params).toMatchObject({
      teams: ['girls', 'mixed'],
      days: ['mon', 'fri'],
      age: null,
      stars: null,
      cost: null,
      surfaces: [],
      sort: null,
    });
  });

  it('returns to the first page when anything else changes', () => {
    const params = readFindParams(FULL);
    expect(findAddress(params, { age: null })).not.toMatch(/page=|age=/);
  });

  it('accepts a place only inside the United Kingdom, and rounds it to a hundred metres', () => {
    expect(readFindParams('?lat=53.8263456&lng=-1.5811').here).toEqual({
      latitude: 53.826,
      longitude: -1.581,
    });
    for (const search of ['?lat=48.8&lng=2.3', '?lat=53.8', '?lat=&lng=', '?lat=x&lng=y'])
      expect(readFindParams(search).here).toBeNull();
    expect(roundedPlace(Number.NaN, 0)).toBeNull();
  });

  it('counts its filters, and can drop them', () => {
    const params = readFindParams(FULL);
    expect(countFilters(params)).toBe(17);
    expect(countFilters({ ...params, ...NO_FILTERS })).toBe(0);
    expect(findAddress({ ...params, ...NO_FILTERS })).toBe(
      '/browse-clubs?q=lions&near=LS6&radius=3&sort=rating',
    );
    expect(isPlain(params)).toBe(false);
    expect(isPlain(readFindParams('?page=3&view=map'))).toBe(true);
  });

  it('says about the child what the pages of its clubs need', () => {
    const toContext = (search: string, found: Partial<FoundClubs> = {}) =>
      toChildContext(readFindParams(search), { place: null, nearby: null, ...found });
    expect(toContext('?q=x&near=LS6&age=U10s&team=girls&day=fri&stars=4')).toEqual({
      age: 'U10s',
      team: 'girls',
      days: ['fri'],
      near: 'LS6',
    });
    const postcode = { label: 'LS6', latitude: 53.8, longitude: -1.6, kind: 'postcode' } as const;
    expect(toContext('?q=ls6', { place: postcode })).toEqual({ days: [], near: 'LS6' });
    const nearby = { ...postcode, label: 'Leeds', kind: 'town', radius: 5, total: 3 } as const;
    expect(toContext('?q=leeds', { nearby })).toEqual({ days: [], near: 'Leeds' });
    const device = { ...postcode, label: 'Your location', kind: 'location' } as const;
    expect(toContext('?lat=53.8&lng=-1.6', { place: device })).toEqual({ days: [] });
    // Of several kinds of teams, none is the child's.
    expect(toContext(FULL)).not.toHaveProperty('team');
  });

  it('turns into the argument of the call', () => {
    expect(findArgument(readFindParams(''))).toEqual({ radius: 5, page: 1, pageSize: 20 });
    expect(findArgument(readFindParams(FULL))).toEqual({
      q: 'lions',
      near: 'LS6',
      radius: 3,
      age: 'U10s',
      team: ['boys', 'girls'],
      day: ['mon', 'thu'],
      places: true,
      stars: 4,
      reviewed: true,
      league: 'north',
      cost: 30,
      trial: true,
      sessions: true,
      accredited: true,
      surface: ['grass', '3g'],
      access: ['parking', 'toilets'],
      unlisted: true,
      sort: 'rating',
      page: 2,
      pageSize: 20,
    });
    expect(findArgument(readFindParams('?lat=53.8&lng=-1.5'))).toMatchObject({ lat: 53.8, lng: -1.5 });
  });
});
