import { createHash } from 'node:crypto';
import { bannerCss, bannerHtml } from './banner.mjs';

/**
 * What this machine provides instead of the site.
 * @typedef {object} Swap
 * @property {string} project folder of the remote
 * @property {string} site the site's origin
 * @property {{name: string, routes: string[], entryUrl: string}} remote
 * @property {string[]} shellScripts URLs of the shell's scripts, in order
 * @property {string[]} devServers origins that pages load code and get change notifications from
 */

const BOOT_DATA = /(<script type="application\/json" id="boot-data">)(.*?)(<\/script>)/s;
const FILES = /(<script data-files=")([^"]*)(")/;

/** How the shell escapes characters in an attribute's value. */
const ESCAPES = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text) => text.replace(/[&"<>]/g, (character) => ESCAPES[character]);
const unescaped = (text) =>
  Object.entries(ESCAPES)
    .reverse()
    .reduce((result, [character, escape]) => result.replaceAll(escape, character), text);

/** JSON that can't close the script element it's in. */
const scriptJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A registry with the local remote, whether or not the site already has it.
 * @param {{remotes: {name: string}[]}} registry
 * @param {Swap} swap
 */
export function swapInRegistry(registry, { remote }) {
  const { name, routes, entryUrl } = remote;
  // No digest: what the dev server sends changes with every edit.
  const local = { name, routes, releases: [{ version: 'this machine', entryUrl, entryIntegrity: '' }] };
  const isThere = registry.remotes.some((one) => one.name === name);
  return {
    ...registry,
    remotes: isThere
      ? registry.remotes.map((one) => (one.name === name ? local : one))
      : [...registry.remotes, local],
  };
}

/**
 * A page of the site with the remote and the shell's scripts from this machine. Pages without the start script stay as
 * they are.
 * @param {string} html
 * @param {Swap} swap
 * @throws Error if the page isn't structured like this checkout's
 */
export function swapInPage(html, swap) {
  if (!BOOT_DATA.test(html)) return html;
  if (!FILES.test(html))
    throw new Error(
      `${swap.site} puts its pages together in another way than this checkout. Check out what is live there (the commit is the end of a release's version), and try again.`,
    );
  const releases = `/mfe/${swap.remote.name}/`;
  return html
    .replace(BOOT_DATA, (_, start, json, end) => start + scriptJson(bootData(JSON.parse(json), swap)) + end)
    .replace(FILES, (_, start, value, end) => {
      const { preloads } = JSON.parse(unescaped(value));
      const files = {
        scripts: swap.shellScripts.map((url) => ({ url })),
        preloads: preloads.filter(({ url }) => !url.startsWith(releases)),
      };
      return start + escaped(JSON.stringify(files)) + end;
    })
    .replace('</head>', () => `<style>${bannerCss}</style></head>`)
    .replace('<body>', () => `<body>${bannerHtml(swap.project, swap.site)}`);
}

function bootData(boot, swap) {
  return {
    ...boot,
    registry: swapInRegistry(boot.registry, swap),
    // What happens on this machine says nothing about the site's releases.
    config: { ...boot.config, telemetrySample: 0 },
  };
}

/**
 * A Content-Security-Policy that also allows what {@link swapInPage} adds, and nothing else. Violations on this machine
 * aren't reported to the site.
 * @param {string} policy
 * @param {Swap} swap
 */
export function widenPolicy(policy, { devServers }) {
  const digest = createHash('sha256').update(bannerCss).digest('base64');
  const added = {
    'script-src': devServers,
    'connect-src': devServers.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
    'style-src': [`'sha256-${digest}'`],
  };
  return policy
    .split(/;\s*/)
    .filter((directive) => !/^report-(?:uri|to) /.test(directive))
    .map((directive) => [directive, ...(added[directive.split(' ')[0]] ?? [])].join(' '))
    .join('; ');
}
