/** What a fault does to a file's request. */
const DAMAGES = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  altered: (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: 'document.title = "altered code ran";',
    }),
  // Never answered.
  hanging: () => {},
};

/** A chunk of a page's code that nothing else needs. */
const ownChunk = ({ chunks, pages = {} }) => chunks[Object.values(pages)[0]]?.at(-1);

/**
 * The faults that a candidate has to survive: which file, what happens to it, and whether the previous release has to
 * take over.
 * @param {object} record the candidate's
 * @returns {Fault[]}
 * @typedef {{name: string, prepare: (page: import('@playwright/test').Page) => Promise<void>, isEntry: boolean}} Fault
 */
export function getFaults(record) {
  const fault = (file, damage, isEntry) => ({
    name: `${isEntry ? 'its entry' : `the chunk ${file}`} ${damage}`,
    isEntry,
    prepare: (page) => page.route(`**/mfe/${record.name}/${record.version}/client/${file}`, DAMAGES[damage]),
  });
  const chunk = ownChunk(record);
  return [
    ...Object.keys(DAMAGES).map((damage) => fault(record.entry, damage, true)),
    ...(chunk === undefined ? [] : [fault(chunk, 'missing', false)]),
  ];
}
