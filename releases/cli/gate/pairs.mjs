/** What to call one of a pair in a sentence: "the live release 1.2.0 of mfe_public", "the built shell 1.2.0". */
export const label = ({ name, role, record }) =>
  name === 'shell' ? `the built shell ${record.version}` : `the ${role} release ${record.version} of ${name}`;

/**
 * The pairs of remote and shell that may meet on a page once a candidate is live; the candidate's role is `new`.
 * @param {import('./problem.mjs').Candidate} candidate
 * @param {Pick<import('./problem.mjs').Context, 'partners' | 'shell'>} context
 * @returns {{remote: object, shell: object}[]}
 */
export function getPairs(candidate, { liveReleases, shell }) {
  const own = { ...candidate, name: candidate.record.name, role: 'new' };
  if (own.name === 'shell') return liveReleases.map((remote) => ({ remote, shell: own }));
  return [{ remote: own, shell: { ...shell, name: 'shell' } }];
}
