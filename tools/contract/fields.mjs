/** Limits that a sent value has to respect. */
const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern'];

/**
 * One field of a request or a response.
 * @typedef {object} Field
 * @property {string} type JSON types in alphabetical order, for example `null|string`; `any` if the contract says none
 * @property {boolean} [required] whether it's always there
 * @property {unknown[]} [values] the only possible values
 * @property {Record<string, number | string>} [limits]
 */

/** Follows a reference and merges `allOf`. */
function plain(document, schema) {
  if (schema.$ref !== undefined) {
    const target = schema.$ref
      .replace('#/', '')
      .split('/')
      .reduce((node, key) => node[key], document);
    return { ...plain(document, target), ...(schema.nullable ? { nullable: true } : {}) };
  }
  if (schema.allOf === undefined) return schema;
  const { allOf, ...own } = schema;
  return [...allOf, own]
    .map((part) => plain(document, part))
    .reduce((joined, part) => ({
      ...joined,
      ...part,
      properties: { ...joined.properties, ...part.properties },
      required: [...(joined.required ?? []), ...(part.required ?? [])],
    }));
}

const getTypes = ({ type, nullable, enum: values, properties }) => [
  ...[type ?? (properties ? 'object' : values ? typeof values[0] : 'any')].flat(),
  ...(nullable ? ['null'] : []),
];

const getLimits = (schema) =>
  Object.fromEntries(LIMITS.filter((name) => schema[name] !== undefined).map((name) => [name, schema[name]]));

/** Two alternative descriptions of the same place. */
function either(first, second) {
  const values = first.values && second.values && [...new Set([...first.values, ...second.values])];
  return {
    type: [...new Set([...first.type.split('|'), ...second.type.split('|')])].sort().join('|'),
    ...(first.required && second.required ? { required: true } : {}),
    ...(values ? { values } : {}),
  };
}

/**
 * Lists a schema's fields by their path: `items[].club.name`, with `{}` for the values of a map. A recursive schema is
 * followed once.
 * @param {object} document the OpenAPI document, for references
 * @param {object} schema
 * @param {string} path of the schema itself
 * @returns {Record<string, Field>}
 */
export function getFields(document, schema, path, required = true, open = []) {
  if (open.includes(schema.$ref)) return {};
  const inside = schema.$ref === undefined ? open : [...open, schema.$ref];
  const node = plain(document, schema);
  const variants = node.anyOf ?? node.oneOf;
  if (variants !== undefined) {
    const all = variants.map((variant) => getFields(document, variant, path, required, inside));
    const joined = {};
    for (const name of new Set(all.flatMap((fields) => Object.keys(fields)))) {
      const found = all.filter((fields) => name in fields).map((fields) => fields[name]);
      joined[name] = found.reduce(either);
      // What isn't in every variant isn't always there.
      if (found.length < all.length) delete joined[name].required;
    }
    if (node.nullable && joined[path]) joined[path] = either(joined[path], { type: 'null', required });
    return joined;
  }
  const limits = getLimits(node);
  const fields = {
    [path]: {
      type: [...new Set(getTypes(node))].sort().join('|'),
      ...(required ? { required: true } : {}),
      ...(node.enum ? { values: node.enum.filter((value) => value !== null) } : {}),
      ...(Object.keys(limits).length > 0 ? { limits } : {}),
    },
  };
  const add = (child, childPath, isRequired) =>
    Object.assign(fields, getFields(document, child, childPath, isRequired, inside));
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    add(property, path === '' ? name : `${path}.${name}`, node.required?.includes(name) ?? false);
  }
  if (node.items !== undefined) add(node.items, `${path}[]`, true);
  if (typeof node.additionalProperties === 'object' && Object.keys(node.additionalProperties).length > 0) {
    add(node.additionalProperties, `${path}{}`, false);
  }
  return fields;
}
