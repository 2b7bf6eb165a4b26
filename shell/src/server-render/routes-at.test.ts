import { matchRoutes } from 'react-router-dom';
import { routesAt } from './routes-at';

const PATHS = [
  '/',
  '/clubs/:idOrSlug',
  '/clubs/:idOrSlug/ask',
  '/browse-age/:ageGroup?',
  '/faq',
  '/:lang?/legal',
  '/old/*',
];
const ROUTES = [
  { id: 'frame', children: PATHS.map((path) => ({ id: path, path })) },
  { id: 'last', path: '/last' },
];

const matched = (routes: typeof ROUTES, pathname: string) =>
  matchRoutes(routes, pathname)?.map(({ route, params }) => [route.id, params]) ?? null;

describe('routesAt', () => {
  it.each([
    '/',
    '',
    '/clubs/leeds-lions',
    '/CLUBS/leeds-lions/ask/',
    '/clubs',
    '/browse-age',
    '/browse-age/U9s',
    '/fa%71',
    '/de/legal',
    '/legal',
    '/old/a/b',
    '/last',
    '/nothing',
  ])('keep the router’s match for %s', (pathname) => {
    expect(matched(routesAt(ROUTES, pathname) as typeof ROUTES, pathname)).toEqual(matched(ROUTES, pathname));
  });

  it('leave out pages that start differently', () => {
    const [frame] = routesAt(ROUTES, '/clubs/leeds-lions');
    expect(frame!.children!.map(({ path }) => path)).toEqual([
      '/clubs/:idOrSlug',
      '/clubs/:idOrSlug/ask',
      '/:lang?/legal',
    ]);
  });
});
