import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { HEADER_MARKER, MARKER } from './texts.mjs';

const TYPES = {
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Headers that every response from the shell must have. */
const SECURITY_HEADERS = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'strict-transport-security': /^max-age=\d{8}/,
  'content-security-policy': /^default-src 'self'; script-src 'self'[^;]*; .*frame-ancestors 'none'/,
};

const COOKIES = /^(?:__Host-)?mfe_(?:visitor|try)=[\w@.~-]*; /;
const OWN_PATH = /^\/(?![/\\])[\x21-\x7e]*$/;
const WITHOUT_BODY = [204, 303, 304, 308];

/** Statuses for requests that Node.js itself rejects, before our code sees them. */
const UNREAD = [400, 431];

/**
 * Finds problems in a response from the shell, whatever the request was.
 * @param request what was sent
 * @param answer what `sendRequest` returned
 * @param {{privateText: RegExp}} site what must never be visible without a login
 * @returns {string[]} a line for each problem
 */
export function getProblems(request, answer, { privateText }) {
  const { status, headers } = answer;
  const text = answer.body.toString();
  return [
    ...statusProblems(answer),
    ...headerProblems(request, answer),
    ...bodyProblems(request, answer, text),
    ...(privateText.test(text) ? ['tells what is somebody’s own'] : []),
    ...(isHtml(headers) && status !== 304 && request.method !== 'HEAD' ? htmlProblems(text, headers) : []),
  ];
}

const isHtml = ({ 'content-type': type = '' }) => type.startsWith('text/html');
const isOfApi = (path) => /^\/(?:api|badge|dev\/mailbox)(?:\/|\?|$)/.test(path);

function statusProblems({ status, headers }) {
  if (status === 503 && headers['retry-after'] !== undefined) return [];
  return status >= 500 ? [`answers ${status}`] : [];
}

function headerProblems({ path }, { status, headers, names }) {
  const problems = [];
  // A request's id is meant to be sent back.
  const { 'x-request-id': _, ...others } = headers;
  const values = Object.values(others).map(String);
  if (names.some((name) => name.toLowerCase().includes(MARKER))) problems.push('has a header that was sent');
  if (values.some((value) => value.includes(HEADER_MARKER))) problems.push('shows a header in a header');
  for (const cookie of headers['set-cookie'] ?? [])
    if (!COOKIES.test(cookie) || !/; HttpOnly; Secure; SameSite=Lax$/.test(cookie))
      problems.push('sets another cookie');
  if (headers.location !== undefined && !isOfApi(path) && !OWN_PATH.test(headers.location))
    problems.push('leads to another site');
  if (isOfApi(path)) return problems;
  if (UNREAD.includes(status) && headers['x-request-id'] === undefined)
    return headers['x-content-type-options'] === 'nosniff'
      ? problems
      : [...problems, 'lacks x-content-type-options'];
  for (const [name, right] of Object.entries(SECURITY_HEADERS))
    if (!right.test(headers[name] ?? '')) problems.push(`lacks ${name}`);
  if (/'unsafe-|\*(?!\.)/.test(headers['content-security-policy'] ?? ''))
    problems.push('has a policy that allows all');
  return problems;
}

function bodyProblems({ method, path }, { status, headers, body }, text) {
  const type = (headers['content-type'] ?? '').split(';', 1)[0];
  if (method === 'HEAD' || status === 304)
    return body.length === 0 ? [] : [`${status} to ${method} has a body`];
  if (body.length === 0)
    return type === '' || WITHOUT_BODY.includes(status) || status >= 400 ? [] : ['is empty'];
  if (type === '') return ['has a body without a type'];
  if (type === 'application/json') return isJson(text) ? [] : ['is no JSON'];
  if (isOfApi(path)) return [];
  if (status >= 400 && status !== 404 && status !== 503 && type !== 'text/html')
    return [`${status} is ${type}`];
  const [, ending] = /(\.\w+)$/.exec(path.split(/[?#;]/, 1)[0]) ?? [];
  const wanted = TYPES[ending];
  if (type === 'text/html' || wanted === undefined || wanted === type) return [];
  return [`is ${type} at an address with ${ending}`];
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const getSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const toText = ({ childNodes = [] }) => childNodes.map((node) => node.value ?? '').join('');

/** Problems in a document: it's cut off, its own policy blocks part of it, or it contains something that isn't ours. */
function htmlProblems(html, headers) {
  const problems = new Set();
  if (!/^<!doctype html>/i.test(html) || !/<\/body><\/html>\s*$/i.test(html))
    problems.add('is not a whole document');
  if (html.includes(HEADER_MARKER)) problems.add('shows a header');
  const policy = headers['content-security-policy'] ?? '';
  let titles = 0;
  for (const element of walkElements(parse(html))) {
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    if (element.tagName.includes(MARKER)) problems.add('has an element that was sent');
    if (element.tagName === 'title' && element.parentNode.tagName === 'head') titles += 1;
    for (const [name, value] of Object.entries(attributes)) {
      if (name.includes(MARKER)) problems.add('has an attribute that was sent');
      if (/^on/.test(name)) problems.add(`has a handler: ${name}`);
      if (/^(?:href|src|action|formaction|srcset|data)$/.test(name) && leadsAway(value))
        problems.add(`leads to what was sent: <${element.tagName} ${name}>`);
    }
    if (element.tagName === 'style' && !policy.includes(getSource(toText(element))))
      problems.add('has a style that its policy refuses');
    if (element.tagName === 'script') problems.add(scriptProblem(attributes, toText(element), policy));
    if ('style' in attributes) problems.add('has a style attribute, which its policy refuses');
  }
  if (!/<main[^>]*><[\s\S]*<\/main>/.test(html)) problems.add('has nothing in its main area');
  if (titles !== 1) problems.add(`has ${titles} titles`);
  problems.delete(undefined);
  return [...problems];
}

function scriptProblem({ type, src }, text, policy) {
  if (type === 'application/json' || type === 'application/ld+json')
    return isJson(text) ? undefined : `has broken data: ${type}`;
  if (src !== undefined)
    return /^\/(?:assets|mfe|api\/docs)\//.test(src) ? undefined : 'has a script of another place';
  return policy.includes(getSource(text)) ? undefined : 'has a script that its policy refuses';
}

/** Whether an address runs a script, or leads to a host from the request. Text in one of our own queries is harmless. */
function leadsAway(value) {
  const plain = value.replace(/[\s\p{Cc}]/gu, '');
  if (/^(?:javascript|data|vbscript):/i.test(plain)) return !plain.startsWith('data:image/');
  if (!URL.canParse(value, 'https://clubs.fuzz.example')) return false;
  return new URL(value, 'https://clubs.fuzz.example').host.includes(MARKER);
}

function* walkElements(node) {
  if (node.tagName !== undefined) yield node;
  for (const child of [...(node.childNodes ?? []), ...(node.content ? [node.content] : [])])
    yield* walkElements(child);
}
