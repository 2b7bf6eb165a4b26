/** Chart.js in tests: canvas doesn't work in jsdom, and what a chart says is in its name and its table. */
export class Chart {
  static register() {}
  destroy() {}
}
