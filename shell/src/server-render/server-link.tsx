import { forwardRef } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

/** A URL that means the same on every page, and that the router doesn't change. */
const PLAIN_ADDRESS = /^\/(?:[\w~%-]+(?:\/[\w~%-]+)*)?(?:\?[^#]+)?(?:#.+)?$/;

/**
 * The router's link, for remotes on the server. Most URLs are written directly: the router would resolve hundreds of
 * links per page against the current route, and prepare click handlers. The markup is the same.
 */
export const ServerLink = forwardRef<HTMLAnchorElement, LinkProps>(function ServerLink(props, ref) {
  const { to, discover, mask, prefetch, ...rest } = props;
  if ((typeof to !== 'string' || !PLAIN_ADDRESS.test(to) || discover) ?? mask ?? prefetch) {
    return <Link {...props} ref={ref} />;
  }
  const {
    relative: _relative,
    reloadDocument: _reloadDocument,
    replace: _replace,
    state: _state,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    defaultShouldRevalidate: _revalidate,
    target,
    ...attributes
  } = rest;
  return <a {...attributes} href={to} target={target} data-discover="true" />;
});
