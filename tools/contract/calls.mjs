import { getFields } from './fields.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'];

/**
 * One call of the api.
 * @typedef {object} Call
 * @property {string} name the operation's name
 * @property {Record<string, import('./fields.mjs').Field>} sends by place: `path 1` (by position, as the names in a
 *   path don't matter to clients), `query limit`, `header X-Session`, `body.words`
 * @property {Record<string, import('./fields.mjs').Field>} reads the fields of successful responses, by path
 */

const getContent = (content = {}) => Object.entries(content)[0] ?? [undefined, {}];

function sentBy(document, path, operation, shared) {
  const sends = {};
  const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  for (const parameter of [...shared, ...(operation.parameters ?? [])]) {
    const name = parameter.in === 'path' ? inPath.indexOf(parameter.name) + 1 : parameter.name;
    const place = `${parameter.in} ${name}`;
    Object.assign(sends, getFields(document, parameter.schema ?? {}, place, parameter.required === true));
  }
  const [media, { schema }] = getContent(operation.requestBody?.content);
  if (media === undefined) return sends;
  if (!/json/.test(media)) return { ...sends, body: { type: 'file', required: true } };
  const isRequired = operation.requestBody.required === true;
  return { ...sends, ...getFields(document, schema, 'body', isRequired) };
}

function readFrom(document, operation) {
  const success = Object.entries(operation.responses ?? {}).find(([status]) => /^2/.test(status));
  const [media, { schema }] = getContent(success?.[1].content);
  if (media === undefined || !/json/.test(media) || !schema) return {};
  // Limits and values apply to the sender.
  return Object.fromEntries(
    Object.entries(getFields(document, schema, 'answer')).map(([path, { type, required }]) => [
      path,
      { type, ...(required ? { required } : {}) },
    ]),
  );
}

/** A call's key: method and path, whatever the path's parameters are called: `GET /clubs/{}/reviews`. */
const toKey = (method, path) => `${method.toUpperCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`;

/**
 * All calls in an OpenAPI document, by method and path.
 * @param {object} document
 * @returns {Record<string, Call>}
 */
export function getCalls(document) {
  const calls = {};
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS.filter((name) => item[name] !== undefined)) {
      const operation = item[method];
      calls[toKey(method, path)] = {
        name: operation.operationId,
        sends: sentBy(document, path, operation, item.parameters ?? []),
        reads: readFrom(document, operation),
      };
    }
  }
  return calls;
}
