/** A project's versions by role. */
const getVersions = (liveReleases, name) =>
  Object.fromEntries(
    liveReleases.filter((partner) => partner.name === name).map(({ role, record }) => [role, record.version]),
  );

/** An entry of the registry, with the previous release, or else the live one, as its fallback. */
function toEntry(active, { live, previous }) {
  const fallback = [live, previous].find((version) => version !== undefined && version !== active) ?? null;
  return { active, fallback };
}

/**
 * The registry's remotes while a candidate is checked: it's live, alongside the others' live releases, or their previous
 * or canary ones if they have any.
 * @param {object} record the candidate's
 * @param {import('../problem.mjs').Partner[]} liveReleases
 * @param {'live' | 'previous' | 'canary'} beside
 * @returns {Record<string, import('../../../src/revision').Entry>}
 */
export function getArrangement(record, liveReleases, beside) {
  const entries = {};
  if (record.name !== 'shell')
    entries[record.name] = toEntry(record.version, getVersions(liveReleases, record.name));
  for (const name of new Set(liveReleases.map((partner) => partner.name))) {
    const versions = getVersions(liveReleases, name);
    const active = versions[beside] ?? versions.live;
    if (name !== record.name && active !== undefined) entries[name] = toEntry(active, versions);
  }
  return entries;
}
