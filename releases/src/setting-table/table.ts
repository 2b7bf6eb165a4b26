import { DATA, PAGES } from './data.ts';
import { OPERATOR } from './operator.ts';
import { DOCKER_ONLY, PROCESSES } from './processes.ts';
import type { Setting } from './setting.ts';
import { SERVICES, SITE } from './site.ts';

/** Every setting by its name, in the groups of docs/settings.md. */
export const GROUPS = {
  'The site': SITE,
  'Who runs it, and how it looks': OPERATOR,
  'Mail and other services': SERVICES,
  Data: DATA,
  'Releases and pages': PAGES,
  Processes: PROCESSES,
  'Only in Docker’s `.env`': DOCKER_ONLY,
} satisfies Record<string, Record<string, Setting>>;

/** Every setting by its name. */
export const TABLE = { ...SITE, ...OPERATOR, ...SERVICES, ...DATA, ...PAGES, ...PROCESSES, ...DOCKER_ONLY };

/** Settings that may be kept in a file instead: `…_FILE` names it. */
export const SECRETS = Object.entries<Setting>(TABLE).flatMap(([name, { isSecret }]) =>
  isSecret ? name : [],
);
