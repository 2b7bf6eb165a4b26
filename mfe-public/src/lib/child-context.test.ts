import { readChildContext, withChildContext } from './child-context';

const read = (query: string) => readChildContext(new URLSearchParams(query));

describe('what a parent told us about their child', () => {
  it('travels in the address, in a fixed order', () => {
    const context = read('?near=+LS6++3AA&day=tue,mon&team=girls&age=U10s&utm=x');
    expect(context).toEqual({ age: 'U10s', team: 'girls', days: ['mon', 'tue'], near: 'LS6 3AA' });
    const address = withChildContext('/clubs/leeds-lions', context);
    expect(address).toBe('/clubs/leeds-lions?age=U10s&team=girls&day=mon,tue&near=LS6+3AA');
    expect(read(address.split('?')[1]!)).toEqual(context);
    expect(withChildContext('/compare?clubs=1', { days: [], near: 'Leeds' })).toBe(
      '/compare?clubs=1&near=Leeds',
    );
  });

  it('leaves out what isn’t known, and the address of a page without any stays as it is', () => {
    const context = read('?age=U99s&team=ducks&day=someday&near=+');
    expect(context).toEqual({ days: [] });
    expect(withChildContext('/clubs/leeds-lions', context)).toBe('/clubs/leeds-lions');
  });
});
