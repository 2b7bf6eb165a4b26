import type { RouteObject } from '@club-reviews/shared-ui/platform';

/**
 * The routes that can match a path at all, going by its first part. A remote has a route for each page, and the router
 * takes all of them apart for every page that's rendered.
 * @param routes a remote's routes, with absolute paths
 */
export function routesAt(routes: RouteObject[], pathname: string): RouteObject[] {
  const [, first = ''] = pathname.toLowerCase().split('/');
  // Escapes are for the router to read.
  if (first.includes('%')) return routes;
  const canMatch = ({ path }: RouteObject) => {
    if (path === undefined || !path.startsWith('/')) return true;
    const [, own = ''] = path.toLowerCase().split('/');
    return own === first || /^:|[*?]/.test(own);
  };
  return routes.filter(canMatch).map((route): RouteObject => {
    if (route.index === true || route.path !== undefined || route.children === undefined) return route;
    return { ...route, children: route.children.filter(canMatch) };
  });
}
