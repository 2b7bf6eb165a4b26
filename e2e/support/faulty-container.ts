import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Containers of releases that arrive intact but have faulty code. */
export const FAULTY_CONTAINERS = {
  'throwing at start': () => 'throw new Error("broken release");',
  'crashing while rendering': (remote: string) => `var ${remote} = {
    init() {},
    async get() {
      const Page = () => { throw new Error('broken page'); };
      return () => ({
        version: 'faulty',
        createRemote: () => ({ routes: [{ path: '*', Component: Page }], preload: async () => {} }),
      });
    },
  };`,
};

/**
 * Puts a container with other code into a release, with its integrity.
 * @param release folder with release.json and client/
 */
export function replaceContainer(release: string, code: string) {
  const record = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8'));
  for (const suffix of ['.br', '.gz']) rmSync(join(release, 'client', record.entry + suffix));
  writeFileSync(join(release, 'client', record.entry), code);
  record.client[record.entry] = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  writeFileSync(join(release, 'release.json'), JSON.stringify(record));
}
