/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, StaticRouter } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { ServerLink } from './server-link';

const markup = (Component: typeof Link, props: LinkProps) =>
  renderToStaticMarkup(
    <StaticRouter location="/clubs/leeds-lions?age=U9s">
      <Component {...props} />
    </StaticRouter>,
  );

describe('ServerLink', () => {
  it.each<LinkProps>([
    { to: '/' },
    { to: '/clubs/leeds-lions' },
    { to: '/browse-clubs?q=St%20Ives&age=U9s&age=U10s#results' },
    { to: '/browse-clubs?', children: 'All clubs' },
    { to: '/clubs/leeds-lions/../other' },
    { to: '/clubs//leeds' },
    { to: '/clubs/leeds/' },
    { to: '/clubs/l%C3%A9eds' },
    { to: '/search?q=a//b&x=<i>' },
    { to: '//elsewhere.example/page' },
    { to: 'https://elsewhere.example/page' },
    { to: '?page=2' },
    { to: '#reviews' },
    { to: '.' },
    { to: '..' },
    { to: { pathname: '/faq', search: '?a=1' } },
    { to: '/faq', target: '_blank', rel: 'nofollow', className: 'link', 'aria-current': 'page' },
    { to: '/faq', replace: true, state: { from: 'here' }, preventScrollReset: true, viewTransition: true },
    { to: '/faq', reloadDocument: true, relative: 'path' },
    { to: '/faq', discover: 'none' },
  ])('renders the same markup as the router’s link: %j', (props) => {
    expect(markup(ServerLink, props)).toBe(markup(Link, props));
  });
});
