export { AdminDataReportPage as Component } from './admin-data-report.page';
