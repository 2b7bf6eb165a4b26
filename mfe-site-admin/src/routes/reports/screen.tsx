export { ReportList as default } from '../../features/reports/report-list';
