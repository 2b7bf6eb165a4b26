import type { ReportedViolation } from './violation';

/** The types of the two formats: of `report-uri`, and of the Reporting API. */
export const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];

/** A browser collects reports for a minute; more than this at once say nothing new. */
const MOST_AT_ONCE = 20;

type Fields = Record<string, unknown>;

/**
 * The violations that a body tells of, whichever format it has; reports of other kinds are left out.
 * @returns undefined where it is no report at all
 */
export function readReports(body: string): ReportedViolation[] | undefined {
  let told: unknown;
  try {
    told = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (Array.isArray(told)) return told.slice(0, MOST_AT_ONCE).flatMap(ofReportingApi);
  const report = isFields(told) ? told['csp-report'] : undefined;
  return isFields(report) ? [ofReportUri(report)] : undefined;
}

function ofReportUri(report: Fields): ReportedViolation {
  return {
    directive: report['effective-directive'] ?? report['violated-directive'],
    blocked: report['blocked-uri'],
    page: report['document-uri'],
    sourceFile: report['source-file'],
  };
}

function ofReportingApi(report: unknown): ReportedViolation[] {
  if (!isFields(report) || report['type'] !== 'csp-violation' || !isFields(report['body'])) return [];
  const { effectiveDirective, blockedURL, documentURL, sourceFile } = report['body'];
  return [{ directive: effectiveDirective, blocked: blockedURL, page: documentURL, sourceFile }];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
