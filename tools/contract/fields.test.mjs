import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getFields } from './fields.mjs';

const document = {
  components: {
    schemas: {
      Club: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 80 },
          kind: { type: 'string', enum: ['a', 'b', null], nullable: true },
          nearest: { type: 'array', items: { $ref: '#/components/schemas/Club' } },
        },
      },
    },
  },
};
const CLUB = { $ref: '#/components/schemas/Club' };

describe('the fields of a schema', () => {
  it('are listed by path with type, values and limits; recursive schemas once', () => {
    assert.deepEqual(getFields(document, { type: 'array', items: CLUB }, 'answer'), {
      answer: { type: 'array', required: true },
      'answer[]': { type: 'object', required: true },
      'answer[].name': { type: 'string', required: true, limits: { maxLength: 80 } },
      'answer[].kind': { type: 'null|string', values: ['a', 'b'] },
      'answer[].nearest': { type: 'array' },
    });
  });

  it('are merged from all parts', () => {
    const both = {
      allOf: [CLUB, { type: 'object', required: ['town'], properties: { town: { type: 'string' } } }],
    };
    const fields = getFields(document, both, 'answer');
    assert.equal(fields['answer.town'].required, true);
    assert.equal(fields['answer.name'].required, true);
  });

  it('are only certain if every variant has them', () => {
    const either = {
      anyOf: [CLUB, { type: 'object', properties: { name: { type: 'integer' }, id: { type: 'integer' } } }],
    };
    const fields = getFields(document, either, 'answer');
    assert.deepEqual(fields['answer.name'], { type: 'integer|string' });
    assert.deepEqual(fields['answer.id'], { type: 'integer' });
  });

  it('include the values of maps', () => {
    const map = { type: 'object', additionalProperties: { type: 'integer' } };
    assert.deepEqual(getFields(document, map, 'answer')['answer{}'], { type: 'integer' });
  });
});
