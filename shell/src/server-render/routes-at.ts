import type { RouteObject } from '@club-reviews/shared-ui/platform';

/**
 * The routes that may match a path, judging by its first part. A remote has a route for each page, and the router
 * parses all of them for every page it renders.
 * @param routes a remote's routes, with absolute paths
 */
export function routesAt(routes: RouteObject[], pathname: string): RouteObject[] {
  const [, first = ''] = pathname.toLowerCase().split('/');
  // Escapes are left to the router.
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
