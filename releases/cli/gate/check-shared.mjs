import { satisfies } from 'semver';
import { label, getPairs } from './pairs.mjs';

/** Packages that a page has one copy of; those behind the façade are shared through it. */
const SINGLE =
  /^(react|react-dom|scheduler|styled-components|react-router|react-router-dom|react-redux|@reduxjs\/toolkit|@club-reviews\/shared-ui\/platform)$/;

/** What a remote requires but a shell doesn't have. */
function unmet(wanted, provided) {
  return Object.entries(wanted).flatMap(([module, range]) => {
    const version = provided[module];
    if (version === undefined) return [`${module} ${range}, which isn't shared`];
    return satisfies(version, range) ? [] : [`${module} ${range}, but is given ${version}`];
  });
}

/**
 * Shared modules are compatible whichever releases of shell and remotes meet on a page, and the candidate includes no
 * copy of a module that a page only has once.
 * @type {import('./problem.mjs').Check}
 */
export function checkShared(candidate, context) {
  const { record } = candidate;
  const mismatches = getPairs(candidate, context).flatMap(({ remote, shell }) =>
    unmet(remote.record.shared ?? {}, shell.record.provides).map((wanted) => ({
      what: `${label(remote)} wants ${wanted}.`.replace(/^t/, 'T'),
      where: `shared modules of ${label(shell)}`,
      fix:
        record.name === 'shell'
          ? `Release ${remote.name} for the new version first, or keep the version it wants.`
          : 'Build and deploy a shell that provides it first, or build with the version that is shared.',
    })),
  );
  if (record.name === 'shell') return mismatches;
  const copies = (record.packages ?? [])
    .filter((name) => SINGLE.test(name))
    .map((name) => ({
      what: `The release has a copy of ${name} of its own; two on a page don't know of each other.`,
      where: `client/ of ${record.name} ${record.version}`,
      fix: `Import it by a name that is shared (${Object.keys(record.shared ?? {}).join(', ')}).`,
    }));
  return [...mismatches, ...copies];
}
