/** How often something was tried, and how often that failed. */
export interface Tally {
  total: number;
  failures: number;
}

/** Below this, Stirling's series isn't accurate to the last digits. */
const EXACT_UP_TO = 16;

/**
 * How likely it is that chance alone would give the canary at least its number of failures, if both versions were
 * equally good: Fisher's exact test, one-sided. It needs no minimum of failures, unlike tests based on the normal
 * distribution.
 * @returns from 0 to 1
 */
export function chanceOfSoManyFailures(canary: Tally, stable: Tally): number {
  const total = canary.total + stable.total;
  const failures = canary.failures + stable.failures;
  const most = Math.min(canary.total, failures);
  let term = Math.exp(
    lnChoose(canary.total, canary.failures) +
      lnChoose(stable.total, stable.failures) -
      lnChoose(total, failures),
  );
  let sum = 0;
  for (let count = canary.failures; count <= most; count++) {
    sum += term;
    // From one possible number of canary failures to the next.
    term *=
      ((canary.total - count) * (failures - count)) / ((count + 1) * (stable.total - failures + count + 1));
  }
  return Math.min(1, sum);
}

/** The failure rate, from 0 to 1; 0 if nothing was tried. */
export function failureShare({ total, failures }: Tally): number {
  return total === 0 ? 0 : failures / total;
}

function lnChoose(from: number, count: number): number {
  return lnFactorial(from) - lnFactorial(count) - lnFactorial(from - count);
}

function lnFactorial(number: number): number {
  if (number < EXACT_UP_TO) {
    let product = 1;
    for (let factor = 2; factor <= number; factor++) product *= factor;
    return Math.log(product);
  }
  const stirling = number * Math.log(number) - number + Math.log(2 * Math.PI * number) / 2;
  return stirling + 1 / (12 * number) - 1 / (360 * number ** 3) + 1 / (1260 * number ** 5);
}
