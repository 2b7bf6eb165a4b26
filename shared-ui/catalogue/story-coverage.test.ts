import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as charts from '@club-reviews/shared-ui/charts';
import * as forms from '@club-reviews/shared-ui/forms';
import * as components from '@club-reviews/shared-ui';
import * as session from '@club-reviews/shared-ui/session';
import type { Meta } from './stories/story';

const SOURCES = join(__dirname, '../src');

/** Whether an export is a component: capitalised, and either a function or an object that React or styled-components made. */
const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

const exported = [components, forms, charts, session].flatMap((entry) =>
  Object.entries(entry).filter(isComponent),
);

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

/** The components that story files declare. */
const metas = files.map((file) => jest.requireActual<{ default: Meta }>(join(SOURCES, file)).default);

describe('the catalogue', () => {
  it.each(exported)('has stories of %s', (_, component) => {
    const shown = metas.flatMap((meta) => [meta.component, ...Object.values(meta.subcomponents ?? {})]);
    expect(shown).toContain(component);
  });

  it('has no two pages with the same name', () => {
    const names = files.map((file) => file.split('/').at(-1));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
  });
});
