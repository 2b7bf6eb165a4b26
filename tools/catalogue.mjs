/**
 * `npm run catalogue`: the design system's components in all their states.
 *
 *   npm run catalogue               shows it while you work; what you save shows at once
 *   npm run catalogue -- --check    axe and pictures of every story, light and dark, in Chromium; --update keeps new pictures
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages, requireNode } from './setup/install.mjs';
import { ROOT } from './setup/npm.mjs';

const RSPACK = 'node_modules/@rspack/cli/bin/rspack.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const FOLDER = 'shared-ui/catalogue';

function run(args, env = {}) {
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
}

requireNode();
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, update: { type: 'boolean', default: false } },
});
await installPackages();
const build = ['-c', join(FOLDER, 'rspack.config.mjs')];
try {
  if (values.check || values.update) {
    run([RSPACK, 'build', ...build]);
    run([PLAYWRIGHT, 'test', '-c', join(FOLDER, 'tests/playwright.config.ts')], {
      UPDATE_PICTURES: values.update ? 'yes' : '',
    });
  } else {
    run([RSPACK, 'serve', ...build], { NODE_ENV: 'development' });
  }
} catch (error) {
  // Both programs have already printed what's wrong.
  process.exit(error.status ?? 1);
}
