import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawFolders, roomOf } from './picture.mjs';

const file = (source, ...imported) => ({
  source,
  dependencies: imported.map((resolved) => ({ resolved })),
});

describe("the picture of the api's folders", () => {
  it('has one box per layer and one arrow per pair of folders, without those into platform and domain', () => {
    const picture = drawFolders([
      file('api/src/main.ts', 'api/src/features/claims/claims.module.ts'),
      file(
        'api/src/features/claims/claims.module.ts',
        'api/src/features/clubs/clubs.module.ts',
        'api/src/features/clubs/clubs.service.ts',
        'api/src/features/claims/claim.ts',
        'api/src/platform/mail/mail.ts',
        'domain/src/ratings.ts',
        'node_modules/zod/index.js',
      ),
      file('api/src/features/clubs/clubs.module.ts'),
      file('api/src/platform/mail/mail.ts'),
      file('domain/src/ratings.ts'),
    ]);
    assert.match(
      picture,
      /subgraph features\n {4}features_claims\["claims"\]\n {4}features_clubs\["clubs"\]\n/,
    );
    const arrows = picture.split('\n').filter((line) => line.includes('-->'));
    assert.deepEqual(arrows, ['  app --> features_claims', '  features_claims --> features_clubs']);
  });

  it('counts the entry point and the commands as app', () => {
    assert.equal(roomOf('api/src/main.ts'), 'app');
    assert.equal(roomOf('api/src/commands/recount.ts'), 'app');
    assert.equal(roomOf('api/src/platform/errors.ts'), undefined);
    assert.equal(roomOf('shell/src/index.ts'), undefined);
  });
});
