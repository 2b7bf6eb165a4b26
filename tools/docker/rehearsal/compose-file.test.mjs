import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readServices } from './compose-file.mjs';

const environmentOf = (line, variables = {}) =>
  readServices(`services:\n  web:\n    environment:\n      VALUE: ${line}\n`, variables).web.environment
    .VALUE;

describe('reading a compose file', () => {
  it('puts variables in, and defaults where they are not set or empty', () => {
    assert.equal(environmentOf('${NAME:-none}', { NAME: 'some' }), 'some');
    assert.equal(environmentOf('${NAME:-none}', { NAME: '' }), 'none');
    assert.equal(environmentOf('http://127.0.0.1:${PORT:-3000}'), 'http://127.0.0.1:3000');
  });

  it('resolves a default that holds a variable itself', () => {
    assert.equal(
      environmentOf('${URL:-http://127.0.0.1:${PORT:-3000}}', { PORT: '80' }),
      'http://127.0.0.1:80',
    );
  });

  it('refuses when a variable that has to be set is not', () => {
    assert.throws(() => environmentOf('${SECRET:?set it in .env}'), /SECRET: set it in \.env/);
  });

  it('takes two dollar signs for one', () => {
    assert.equal(environmentOf('$$HOME and $${HOME}', { HOME: 'x' }), '$HOME and ${HOME}');
  });

  it('merges what anchors share', () => {
    const text = 'x-base: &base\n  user: "1:1"\nservices:\n  web:\n    <<: *base\n    init: true\n';
    assert.deepEqual(readServices(text, {}).web, { user: '1:1', init: true });
  });
});
