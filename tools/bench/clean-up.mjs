/** What has to be undone at the end, whatever the end is: the last added step runs first, and each runs once. */
export function cleanUpList() {
  const steps = [];
  let running;

  async function runAll() {
    for (const step of steps.reverse()) {
      try {
        await step();
      } catch (error) {
        console.error(`Cleaning up: ${error.message}`);
      }
    }
  }

  return {
    /** @param {() => unknown} step may be asynchronous; an error in it is printed and the others still run */
    add: (step) => void steps.push(step),
    run: () => (running ??= runAll()),
  };
}
