import { forwardRef } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

/** An address that means the same on every page, and that the router leaves as it is. */
const PLAIN_ADDRESS = /^\/(?:[\w~%-]+(?:\/[\w~%-]+)*)?(?:\?[^#]+)?(?:#.+)?$/;

/**
 * The router's link, for remotes on the server. To most addresses it's written straight away: the router would resolve
 * each of hundreds on a page against the current route, and get ready for clicks. The markup is the same.
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
