/** What to call a release in a sentence: "the live release 1.2.0 of shell". */
export const label = ({ name, role, record }) => `the ${role} release ${record.version} of ${name}`;

/**
 * The pairs of remote and shell that may meet on a page once a candidate is live; the candidate's role is `new`.
 * @param {import('./problem.mjs').Candidate} candidate
 * @param {import('./problem.mjs').Partner[]} partners
 * @returns {{remote: object, shell: object}[]}
 */
export function pairsOf(candidate, partners) {
  const own = { ...candidate, name: candidate.record.name, role: 'new' };
  if (own.name === 'shell') {
    return partners.filter(({ name }) => name !== 'shell').map((remote) => ({ remote, shell: own }));
  }
  return partners.filter(({ name }) => name === 'shell').map((shell) => ({ remote: own, shell }));
}
