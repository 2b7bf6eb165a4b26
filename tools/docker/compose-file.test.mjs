import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readComposeFile } from './compose-file.mjs';

function environmentOf(line, variables = {}) {
  const text = `services:\n  web:\n    environment:\n      VALUE: ${line}\n`;
  return readComposeFile(text, variables).services.web.environment.VALUE;
}

describe('reading a compose file', () => {
  it('fills in variables, and defaults if they are unset or empty', () => {
    assert.equal(environmentOf('${NAME:-none}', { NAME: 'some' }), 'some');
    assert.equal(environmentOf('${NAME:-none}', { NAME: '' }), 'none');
    assert.equal(environmentOf('http://127.0.0.1:${PORT:-3000}'), 'http://127.0.0.1:3000');
  });

  it('resolves a default that contains a variable', () => {
    assert.equal(
      environmentOf('${URL:-http://127.0.0.1:${PORT:-3000}}', { PORT: '80' }),
      'http://127.0.0.1:80',
    );
  });

  it('fails when a required variable is unset', () => {
    assert.throws(() => environmentOf('${SECRET:?set it in .env}'), /SECRET: set it in \.env/);
  });

  it('unescapes a doubled dollar sign', () => {
    assert.equal(environmentOf('$$HOME and $${HOME}', { HOME: 'x' }), '$HOME and ${HOME}');
  });

  it('merges anchors', () => {
    const text = 'x-base: &base\n  user: "1:1"\nservices:\n  web:\n    <<: *base\n    init: true\n';
    assert.deepEqual(readComposeFile(text, {}).services.web, { user: '1:1', init: true });
  });
});
