/** A project's versions by role. */
const versionsOf = (partners, name) =>
  Object.fromEntries(
    partners.filter((partner) => partner.name === name).map(({ role, record }) => [role, record.version]),
  );

/** An entry of the registry, with the previous release, or else the live one, as its fallback. */
function entryOf(active, { live, previous }) {
  const fallback = [live, previous].find((version) => version !== undefined && version !== active) ?? null;
  return { active, fallback };
}

/**
 * The registry's remotes while a candidate is checked: it's live, alongside the others' live releases, or their previous
 * or canary ones if they have any.
 * @param {object} record the candidate's
 * @param {import('../problem.mjs').Partner[]} partners
 * @param {'live' | 'previous' | 'canary'} beside
 * @returns {Record<string, import('../../../src/revision').Entry>}
 */
export function arrangementOf(record, partners, beside) {
  const entries = {};
  if (record.name !== 'shell')
    entries[record.name] = entryOf(record.version, versionsOf(partners, record.name));
  for (const name of new Set(partners.map((partner) => partner.name))) {
    const versions = versionsOf(partners, name);
    const active = versions[beside] ?? versions.live;
    if (name !== record.name && active !== undefined) entries[name] = entryOf(active, versions);
  }
  return entries;
}
