/** What the product should reach on every call. */
export const GOALS = {
  /** Of the bare server's requests per second. */
  throughput: 0.5,
  /** Of the small database's cost and time. */
  growth: 1.5,
};

/** The middle value. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of each figure of some samples. */
function medians(samples) {
  const names = Object.keys(samples[0]);
  return Object.fromEntries(names.map((name) => [name, median(samples.map((sample) => sample[name]))]));
}

/**
 * Puts what was measured of one call side by side.
 * @param {{size: string, system: string, samples: object[]}[]} results
 * @returns {Record<string, Comparison>} by size
 * @typedef {{product: object, bare: object, throughput: number, cpu: number, reachesThroughput: boolean}} Comparison
 *   `throughput` and `cpu` are the product's share of, and multiple of, the bare server's
 */
export function compareSystems(results) {
  const comparisons = {};
  for (const size of new Set(results.map((result) => result.size))) {
    const of = (system) =>
      medians(results.find((result) => result.size === size && result.system === system).samples);
    const [product, bare] = [of('product'), of('bare')];
    const throughput = product.perSecond / bare.perSecond;
    comparisons[size] = {
      product,
      bare,
      throughput,
      cpu: cpuOf(product) / cpuOf(bare),
      reachesThroughput: throughput >= GOALS.throughput,
    };
  }
  return comparisons;
}

/**
 * How much more the product needs on the large database than on the small one, and the bare server's CPU beside it.
 * @param {Record<string, Comparison>} comparisons
 * @returns {{cpu: number, bareCpu: number, p50: number, misses: string[]} | undefined} undefined unless both sizes
 *   were measured
 */
export function compareSizes({ small, large }) {
  if (!small || !large) return undefined;
  const growth = {
    cpu: cpuOf(large.product) / cpuOf(small.product),
    bareCpu: cpuOf(large.bare) / cpuOf(small.bare),
    p50: large.product.p50 / small.product.p50,
  };
  const misses = [
    ...(growth.cpu > GOALS.growth ? ['CPU'] : []),
    ...(growth.p50 > GOALS.growth ? ['p50'] : []),
  ];
  return { ...growth, misses };
}

/** CPU milliseconds that server and database together spend on a request. */
function cpuOf({ serverMs, databaseMs }) {
  return serverMs + databaseMs;
}
