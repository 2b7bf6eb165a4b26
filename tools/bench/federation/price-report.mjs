/** What federation may cost the home page without a reason. */
const MOST = { share: 0.1, requests: 4 };

/**
 * The reasons for anything beyond that: scripts by name, and how many more kB they may have. A part that outgrows its
 * reason is too expensive.
 */
const REASONS = [
  {
    scripts: ['main'],
    most: 17,
    reason:
      'Module Federation’s runtime in the shell, which chooses between releases, shares modules by version and recovers from failures',
  },
  {
    scripts: ['remoteEntry'],
    most: 14,
    reason:
      'the remote’s container, with the names and digests of all its files, so that only code in its record can run',
  },
  {
    scripts: null,
    most: 4,
    reason: 'all others, mainly parts of the design system that the shell and the remote both bundle',
  },
];

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const percent = (share) => `${share >= 0 ? '+' : '−'}${Math.abs(share * 100).toFixed(1)} %`;
const shareOf = (federated, one) => (federated - one) / one;

/** @typedef {Awaited<ReturnType<typeof import('./measure-home.mjs').measureHome>>} Home */

const nameOf = ({ path }) =>
  path
    .split('/')
    .at(-1)
    .replace(/\.\w{8}\.js$/, '');
const scriptsOf = ({ files }) => files.filter(({ path }) => path.endsWith('.js'));

/** Additional kB of some scripts; of all scripts without a reason if `names` is null. */
function furtherOf({ federated, one }, names) {
  const named = REASONS.flatMap(({ scripts }) => scripts ?? []);
  const isMeant = (file) => (names === null ? !named.includes(nameOf(file)) : names.includes(nameOf(file)));
  const sum = (home) =>
    scriptsOf(home)
      .filter(isMeant)
      .reduce((total, { bytes }) => total + bytes, 0);
  return (sum(federated) - sum(one)) / 1000;
}

const difference = (requests) => `${Math.abs(requests)} ${requests < 0 ? 'fewer' : 'more'}`;

/**
 * Whether federation costs too much: too many requests, or more than a tenth of the bytes with some scripts beyond
 * their reason.
 * @param {{federated: Home, one: Home}} price
 */
export function isTooDear(price) {
  const { federated, one } = price;
  if (federated.requests - one.requests > MOST.requests) return true;
  if (shareOf(federated.bytes, one.bytes) <= MOST.share) return false;
  return REASONS.some(({ scripts, most }) => furtherOf(price, scripts) > most);
}

const row = (what, one, federated, difference) => `| ${what} | ${one} | ${federated} | ${difference} |`;

const filesOf = (home) =>
  scriptsOf(home)
    .map((file) => `| ${nameOf(file)} | ${kilobytes(file.bytes)} kB |`)
    .join('\n');

const reasonsFor = (price) =>
  REASONS.map(
    ({ scripts, most, reason }) =>
      `- ${furtherOf(price, scripts).toFixed(1)} kB (at most ${most}): ${reason}.`,
  ).join('\n');

/**
 * The price as a documentation page.
 * @param {{federated: Home, one: Home}} price
 */
export function priceReport(price) {
  const { federated, one } = price;
  const rows = [
    row(
      'Scripts',
      `${kilobytes(one.scripts)} kB`,
      `${kilobytes(federated.scripts)} kB`,
      percent(shareOf(federated.scripts, one.scripts)),
    ),
    row(
      'All bytes',
      `${kilobytes(one.bytes)} kB`,
      `${kilobytes(federated.bytes)} kB`,
      percent(shareOf(federated.bytes, one.bytes)),
    ),
    row('Requests', one.requests, federated.requests, difference(federated.requests - one.requests)),
  ];
  return `# What federation costs the home page

Bytes (gzip) and requests for a first visit on a phone, until the page can be used. It compares the shell and the public
remote, as two builds that meet in the browser, with a single Rspack build of the same sources and settings without Module
Federation. \`npm run bench -- federation-price --write\` measures and writes this page; without \`--write\` it only prints.
It fails if federation adds more than ${MOST.requests} requests, or if it adds more than ${MOST.share * 100} % of the bytes and a part exceeds its limit below.

| | One build | Federated | |
| --- | ---: | ---: | ---: |
${rows.join('\n')}

What the extra bytes are for:

${reasonsFor(price)}

Where the bytes are in the single build:

| Script | |
| --- | ---: |
${filesOf(one)}

and in the federated one:

| Script | |
| --- | ---: |
${filesOf(federated)}
`;
}
