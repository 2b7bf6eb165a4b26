/**
 * The files in an order that TEST_SEED decides; without one, as they are.
 * @param {string[]} files
 */
export function shuffled(files) {
  let state = Number(process.env.TEST_SEED ?? 0);
  if (state === 0) return [...files];
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return files
    .map((file) => ({ file, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ file }) => file);
}
