/** Where browsers report what the Content-Security-Policy has kept from happening. */
export const REPORT_PATH = '/csp-reports';

const ENDPOINT = 'csp';

/** The header that gives {@link REPORT_PATH} the name by which `report-to` knows it. */
export const REPORTING_ENDPOINTS = `${ENDPOINT}="${REPORT_PATH}"`;

/**
 * The policy's directives that ask for reports, the same for all visitors. A browser that knows `report-to` ignores `report-uri`,
 * and takes no endpoint without https: there only the older directive works.
 */
export function reportDirectives(isHttps: boolean): string[] {
  return [`report-uri ${REPORT_PATH}`, ...(isHttps ? [`report-to ${ENDPOINT}`] : [])];
}
