/**
 * `node tools/docs/settings.mjs`: checks that docs/settings.md and .env.example say what the table of settings says
 * (releases/src/setting-table), and that docker-compose.yml only reads settings in it. With `--write` it writes both.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { describeSetting } from '../../releases/dist/setting-table/describe.js';
import { GROUPS, TABLE } from '../../releases/dist/setting-table/table.js';
import { ROOT } from '../setup/npm.mjs';

const MARKED = /(<!-- settings: npm run ops -- settings-docs -->\n)[^]*(<!-- end of settings -->)/;
const COLUMNS = 124;

const read = (file) => readFileSync(`${ROOT}${file}`, 'utf8');

/** What docker-compose.yml takes from .env: by name, whether it's required, or its own default. */
const inCompose = Object.fromEntries(
  [...read('docker-compose.yml').matchAll(/(?<!\$)\$\{([A-Z0-9_]+)(?::([?-])([^}]*))?\}/g)].map(
    ([, name, kind, text]) => [name, { isRequired: kind === '?', value: kind === '-' ? text : '' }],
  ),
);
// Compose reads it before the file.
inCompose.COMPOSE_PROFILES = { isRequired: false, value: '' };

function toRow([name, setting]) {
  const { meaning, unset, value, isRequiredInProduction } = describeSetting(setting);
  const compose = inCompose[name];
  const withDocker = compose?.value && compose.value !== value ? `\`${compose.value}\`` : undefined;
  const isForDocker = setting.readers[0] === 'Docker';
  const states = [
    (isForDocker && withDocker) || (unset ?? (compose?.isRequired || isRequiredInProduction ? '' : 'none')),
    isRequiredInProduction && 'required in production',
    compose?.isRequired && !isRequiredInProduction && `required${isForDocker ? '' : ' in Docker'}`,
    withDocker && !isForDocker && `${withDocker} in Docker`,
  ];
  const shown = `\`${name}\`${setting.isSecret ? ' (secret)' : ''}`;
  return `| ${shown} | ${meaning} | ${states.filter(Boolean).join('; ')} | ${setting.readers.join(', ')} |`;
}

const tables = Object.entries(GROUPS).map(([title, settings]) =>
  [
    `## ${title}\n`,
    '| Setting | Meaning | Default | Read by |',
    '| - | - | - | - |',
    ...Object.entries(settings).map(toRow),
  ].join('\n'),
);

/** As in all other documents. */
const straight = (text) => text.replaceAll('’', "'");

/** Markdown as plain text for a comment: links name their file. */
const plain = (markdown) =>
  markdown.replace(/\[[^\]]*\]\((\w[\w-]*\.md)[^)]*\)/g, 'docs/$1').replaceAll('`', '');

const comment = (text) =>
  text.replace(new RegExp(`(.{1,${COLUMNS - 2}})(?: +|$)`, 'g'), (_, line) => `# ${line}\n`);

function getExample([name, setting]) {
  const { meaning, unset, value } = describeSetting(setting);
  const { isRequired, value: withDocker } = inCompose[name];
  const sentence = plain(meaning);
  const start = meaning.startsWith('`') ? sentence[0] : sentence[0].toUpperCase();
  const note =
    setting.unset && !isRequired && !withDocker ? ` Unset: ${plain(unset.replace('none: ', ''))}.` : '';
  const line = isRequired ? `${name}=` : `# ${name}=${withDocker || value}`;
  return `${comment(`${start}${sentence.slice(1)}.${note}`)}${line}\n`;
}

function getSection(title, settings) {
  return settings.length === 0
    ? ''
    : `\n# --- ${title} `.padEnd(COLUMNS, '-') + `\n\n${settings.map(getExample).join('')}`;
}

const taken = Object.entries(TABLE).filter(([name]) => name in inCompose);
const optional = (settings) =>
  Object.entries(settings).filter(([name]) => name in inCompose && !inCompose[name].isRequired);

const example = [
  comment(
    'Settings for docker-compose.yml. Copy this file to .env and fill in everything without a default. Lines that start with # show the default. For each secret, take a different value; openssl rand -hex 24 makes a good one. docs/settings.md has the same settings, and those that docker-compose.yml sets. Written by: npm run ops -- settings-docs',
  ),
  getSection(
    'Required: no defaults',
    taken.filter(([name]) => inCompose[name].isRequired),
  ),
  ...Object.entries(GROUPS).map(([title, settings]) => getSection(plain(title), optional(settings))),
].join('');

const page = read('docs/settings.md').replace(
  MARKED,
  (_, start, end) => `${start}\n${tables.join('\n\n')}\n\n${end}`,
);
const config = await prettier.resolveConfig(`${ROOT}docs/settings.md`);
const generated = {
  'docs/settings.md': await prettier.format(straight(page), { ...config, parser: 'markdown' }),
  '.env.example': straight(example),
};

const problems = Object.keys(inCompose)
  .filter((name) => !(name in TABLE))
  .map((name) => `docker-compose.yml reads ${name}, which isn't in releases/src/setting-table`);
for (const [file, text] of Object.entries(generated)) {
  if (process.argv.includes('--write')) writeFileSync(`${ROOT}${file}`, text);
  else if (text !== read(file)) problems.push(`${file} is out of date: npm run ops -- settings-docs`);
}
if (!MARKED.test(page)) problems.push('docs/settings.md has lost the marks around its tables');

for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${Object.keys(TABLE).length} settings: the documents agree.`);
process.exit(problems.length > 0 ? 1 : 0);
