import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getCalls } from '../../../tools/contract/calls.mjs';
import { checkApi, checkCalls } from './check-calls.mjs';

/** An api with one call, described by OpenAPI; `change` makes a different api of it. */
function api(change = () => {}) {
  const operation = {
    operationId: 'answerReview',
    parameters: [
      { in: 'path', name: 'id', required: true, schema: { type: 'integer' } },
      { in: 'query', name: 'tone', schema: { type: 'string', enum: ['warm', 'plain'] } },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } },
    },
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Review' } } } },
    },
  };
  const schemas = {
    Answer: {
      type: 'object',
      required: ['words'],
      properties: { words: { type: 'string', maxLength: 500 }, mood: { type: 'string', nullable: true } },
    },
    Review: {
      type: 'object',
      required: ['id', 'rating', 'club'],
      properties: {
        id: { type: 'integer' },
        rating: { type: 'number' },
        club: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      },
    },
  };
  const document = { paths: { '/reviews/{id}/answer': { post: operation } }, components: { schemas } };
  change({ operation, schemas, document });
  return document;
}

/** What the gate says about a release made for the old api, checked against the new one. */
const getSaid = (change) =>
  checkCalls(
    { record: { api: getCalls(api()) } },
    { api: { name: 'https://a.example', document: api(change) } },
  );

const CALL = 'answerReview (POST /reviews/{}/answer)';

describe('a release’s calls', () => {
  it('work with an api that can do more', () => {
    const more = ({ operation, schemas, document }) => {
      operation.parameters[0].name = 'reviewId';
      document.paths = {
        '/reviews/{reviewId}/answer': { post: operation },
        '/new': { get: { responses: {} } },
      };
      operation.parameters.push({ in: 'query', name: 'draft', schema: { type: 'boolean' } });
      operation.parameters[1].schema.enum.push('brief');
      schemas.Answer.properties.words.maxLength = 800;
      schemas.Answer.properties.title = { type: 'string' };
      schemas.Review.properties.title = { type: 'string' };
      schemas.Review.properties.rating.type = 'integer';
    };
    assert.deepEqual(getSaid(more), []);
  });

  const REFUSALS = {
    'a call that is gone': [({ document }) => (document.paths = {}), "doesn't have this call"],
    'a parameter that is gone': [({ operation }) => operation.parameters.pop(), 'no longer takes query tone'],
    'a new parameter that it wants': [
      ({ operation }) =>
        operation.parameters.push({ in: 'query', name: 'by', required: true, schema: { type: 'string' } }),
      "wants query by, which isn't sent",
    ],
    'a parameter that it has come to want': [
      ({ operation }) => (operation.parameters[1].required = true),
      'wants query tone, which may be left out',
    ],
    'a parameter of another type': [
      ({ operation }) => (operation.parameters[0].schema.type = 'string'),
      "takes path 1 as string, but it's sent as integer",
    ],
    'a value that it no longer takes': [
      ({ operation }) => operation.parameters[1].schema.enum.pop(),
      'no longer takes "plain" for query tone',
    ],
    'a body’s field that is gone': [
      ({ schemas }) => delete schemas.Answer.properties.mood,
      'no longer takes body.mood',
    ],
    'a body’s field that is new and wanted': [
      ({ schemas }) => {
        schemas.Answer.properties.title = { type: 'string' };
        schemas.Answer.required.push('title');
      },
      "wants body.title, which isn't sent",
    ],
    'a body’s field that can’t be null any more': [
      ({ schemas }) => (schemas.Answer.properties.mood.nullable = false),
      "takes body.mood as string, but it's sent as null|string",
    ],
    'values where any text would do': [
      ({ schemas }) => (schemas.Answer.properties.words.enum = ['Thanks']),
      'takes only "Thanks" for body.words',
    ],
    'a limit that is tighter': [
      ({ schemas }) => (schemas.Answer.properties.words.maxLength = 300),
      'is stricter: body.words has maxLength 300 instead of 500',
    ],
    'an answer’s field that is gone': [
      ({ schemas }) => delete schemas.Review.properties.club.properties.name,
      'no longer gives answer.club.name',
    ],
    'an answer’s field that may be left out': [
      ({ schemas }) => (schemas.Review.required = ['id', 'club']),
      'may leave out answer.rating',
    ],
    'an answer’s field that may be null': [
      ({ schemas }) => (schemas.Review.properties.rating.nullable = true),
      'gives answer.rating as null|number, not number',
    ],
  };
  for (const [name, [change, wrong]] of Object.entries(REFUSALS)) {
    it(`may not meet an api with ${name}`, () => {
      assert.deepEqual(getSaid(change), [
        {
          what: `The api ${wrong}.`,
          where: `${CALL}, at https://a.example`,
          fix: 'Release the api that does first, or leave the call as that one knows it.',
        },
      ]);
    });
  }

  it('don’t mind removed fields that they don’t read', () => {
    const used = getCalls(api());
    delete used['POST /reviews/{}/answer'].reads['answer.rating'];
    const document = api(({ schemas }) => delete schemas.Review.properties.rating);
    assert.deepEqual(checkCalls({ record: { api: used } }, { api: { name: 'here', document } }), []);
  });
});

describe('a new api', () => {
  const live = (role, used = getCalls(api())) => ({
    name: 'mfe_club_admin',
    role,
    record: { version: '1.4.0', api: used },
  });

  it('may support every call of the releases that visitors may get', () => {
    const older = { ...live('previous'), record: { version: '1.0.0' } };
    assert.deepEqual(checkApi(api(), [live('live'), live('canary'), older]), []);
  });

  for (const role of ['live', 'previous', 'canary']) {
    it(`may not drop what a ${role} release uses`, () => {
      const document = api(({ operation }) => operation.parameters[1].schema.enum.shift());
      assert.deepEqual(checkApi(document, [live(role)]), [
        {
          what: 'The api no longer takes "warm" for query tone.',
          where: `${CALL}, made by the ${role} release 1.4.0 of mfe_club_admin`,
          fix: "Keep it until a release of mfe_club_admin without it is live and can't be rolled back from.",
        },
      ]);
    });
  }
});
