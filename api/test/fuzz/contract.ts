import type { ValidateFunction } from 'ajv';
import { Ajv } from 'ajv';
import type { RawRequest } from '../../../tools/fuzz/send-request.mjs';
import type { RawResponse } from '../support/raw-request.js';
import { errorProblem } from '../support/error-shape.js';

/** A schema as written in the contract: OpenAPI 3.0 for responses, JSON Schema for input. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  nullable?: boolean;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  additionalProperties?: boolean | Schema;
  [other: string]: unknown;
}

type Content = Record<string, { schema?: Schema }>;

/** The parts of an operation in the contract that are used here. */
export interface Operation {
  operationId: string;
  tags: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
  /** Who may make it; missing if anybody may. */
  security?: object[];
  /** The least role that may make it, of those for staff. */
  'x-staff-role'?: string;
}

/** The api's contract, as far as requests are made from it and responses are checked against it. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** One operation with its address. */
export interface Call {
  path: string;
  method: string;
  operation: Operation;
}

/** Every call of the contract. */
export function getCalls({ paths }: Contract): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** What any call may respond to an invalid request: a broken address, or a body in the wrong form. */
const FOR_ANY_REQUEST = [400, 404, 413, 415, 431];
const WITHOUT_BODY = [204, 303, 304];

/** Says what is wrong with a response, by the contract. */
export class AnswerCheck {
  private readonly ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly routes: { pattern: RegExp; isPlain: boolean; method: string; call: Call }[];

  constructor(contract: Contract) {
    this.ajv.addSchema({ $id: 'contract', components: forAjv(contract.components) as object });
    this.routes = getCalls(contract).map((call) => ({
      call,
      method: call.method.toUpperCase(),
      isPlain: !call.path.includes('{'),
      pattern: new RegExp(`^/api${call.path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
    }));
  }

  /** The call that a request reaches; undefined if there is none. */
  getCall({ method, path }: RawRequest): Call | undefined {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const [address = ''] = path.split(/[?#]/, 1);
    const reached = this.routes.filter((route) => route.method === wanted && route.pattern.test(address));
    return (reached.find(({ isPlain }) => isPlain) ?? reached[0])?.call;
  }

  /** What is wrong with the response to a request, or null. */
  getProblem(request: RawRequest, answer: RawResponse): string | null {
    const { status, contentType, body } = answer;
    if (status === 503 && answer.retryAfter !== undefined) return null;
    if (status >= 500) return `answers ${status}`;
    if (request.method === 'HEAD' || WITHOUT_BODY.includes(status)) {
      if (body !== '') return `${status} has a body`;
    } else if (status >= 400) {
      const problem = errorProblem(toJson(body), status);
      if (problem !== null) return `${status} has another shape: ${problem}`;
    }
    const call = this.getCall(request);
    if (!call) return status >= 400 || request.method === 'OPTIONS' ? null : `${status} of no call`;
    const response = call.operation.responses[String(status)];
    if (!response)
      return status === 304 || FOR_ANY_REQUEST.includes(status) ? null : `${status} isn’t in the contract`;
    return request.method === 'HEAD'
      ? null
      : this.contentProblem(call, answer, response.content ?? {}, contentType);
  }

  private contentProblem(
    call: Call,
    { status, body }: RawResponse,
    content: Content,
    type: string,
  ): string | null {
    const name = type.split(';', 1)[0] ?? '';
    const types = Object.keys(content);
    if (types.length === 0) return body === '' ? null : `${status} has a body that isn’t in the contract`;
    const schema = content[name]?.schema;
    if (!(name in content)) return `${status} is ${name}, in the contract ${types.join(', ')}`;
    if (name !== 'application/json' || !schema) return null;
    const key = `${call.operation.operationId} ${status}`;
    const validate = this.validators.get(key) ?? this.ajv.compile(forAjv(schema) as object);
    this.validators.set(key, validate);
    if (validate(toJson(body))) return null;
    const [error] = validate.errors ?? [];
    return `${status} doesn’t fit its schema: ${error?.instancePath.replace(/\d+/g, '0')} ${error?.message} ${JSON.stringify(error?.params)}`;
  }
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * A schema of OpenAPI 3.0 as JSON Schema: `nullable` is one more type, and an object has exactly the listed properties,
 * so that nothing is sent that the contract doesn't name.
 */
function forAjv(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forAjv);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, example: _, ...rest } = schema as Schema;
  const made = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      name,
      name === '$ref' ? String(value).replace('#/', 'contract#/') : name === 'enum' ? value : forAjv(value),
    ]),
  );
  if (isSchemaOfObject(rest)) made['additionalProperties'] ??= false;
  return nullable === true ? { anyOf: [{ type: 'null' }, made] } : made;
}

/** Whether it lists an object's properties; a property may itself be called "properties". */
function isSchemaOfObject({ type, properties }: Schema): boolean {
  return (
    type === 'object' &&
    typeof properties === 'object' &&
    !('type' in properties && typeof properties['type'] === 'string')
  );
}
